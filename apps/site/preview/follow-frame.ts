/** When a link within the first frame leads to another page, the tool page follows it there. */
export function followFrame(form: HTMLFormElement): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name=first]');
  const page = form.querySelector<HTMLInputElement>('[name=page]');
  if (!frame || !page) return;
  frame.addEventListener('load', () => {
    const path = pathOf(frame);
    if (path === undefined || path === page.value) return;
    page.value = path;
    form.requestSubmit();
  });
}

/** Path of the page in a frame; undefined for one of another site, which may not be looked into. */
function pathOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const path = frame.contentWindow?.location.pathname;
    return path?.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}
