/** Makes the tool page follow links within the first frame to other pages. */
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

/** Path of the page in a frame; undefined for a page of another site, which browsers do not reveal. */
function pathOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const path = frame.contentWindow?.location.pathname;
    return path?.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}
