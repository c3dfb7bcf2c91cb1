/** Delay before an object URL is revoked, in milliseconds, so that its window can load it. */
const revokeDelay = 60_000;

/** Parses an HTTP URL, on this site or another; undefined for anything else. */
function webAddress(text: unknown): URL | undefined {
  if (typeof text !== 'string' || !URL.canParse(text, location.href)) return undefined;
  const url = new URL(text, location.href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

async function answer(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

/** Returns the file's object URL, or its own URL if it can't be fetched from this site. */
async function fetched(address: URL): Promise<string> {
  if (address.origin !== location.origin) return address.href;
  const file = await (await answer(address)).blob();
  // Anything but a PDF could contain scripts, which would run with this site's origin.
  if (file.type !== 'application/pdf') return address.href;
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
  return url;
}

/**
 * Requests a model's brochure and opens it in a new window (MDL-4). The window opens as soon as the
 * brochure is known to exist, while the click still counts as user activation. If the browser
 * blocks the window, the page itself navigates to the brochure. Never rejects.
 * @returns the reason why nothing opened; undefined if the brochure opened
 */
async function openBrochure(model: string): Promise<'none' | 'failed' | undefined> {
  let opened: Window | null = null;
  try {
    const reply: unknown = await (await answer(`/api/models/${encodeURIComponent(model)}`)).json();
    const named = (reply as { brochure_url?: unknown } | null)?.brochure_url;
    const address = webAddress(named);
    if (address === undefined) {
      console.warn(`No brochure_url for the model "${model}"`);
      return 'none';
    }
    opened = window.open('', '_blank');
    if (opened === null) {
      location.assign(address);
      return undefined;
    }
    // The brochure may be on another site, which must not get access to this page.
    opened.opener = null;
    opened.location.replace(await fetched(address));
    return undefined;
  } catch (error) {
    opened?.close();
    console.error('Failed to fetch model data', error);
    return 'failed';
  }
}

/** Makes the brochure links of an element open a window instead of leaving the page. */
export function openBrochures(element: HTMLElement): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-brochure-of]')) {
    const note = link.parentElement?.querySelector<HTMLElement>('[role=status]');
    let isBusy = false;
    link.addEventListener('click', (event) => {
      // Modifier keys choose where the link opens.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      if (note) note.textContent = '';
      void openBrochure(link.dataset.brochureOf ?? '').then((reason) => {
        isBusy = false;
        if (note && reason) note.textContent = note.dataset[reason] ?? '';
      });
    });
  }
}
