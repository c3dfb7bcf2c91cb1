/** How long a window may take to read what it was given before it is let go, in milliseconds. */
const readingTime = 60_000;

/** An address that a window may be sent to: of a web page, on this site or another. */
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

/** Where the file can be looked at: fetched from this site, else at its own address, which only its host may hand out. */
async function fetched(address: URL): Promise<string> {
  if (address.origin !== location.origin) return address.href;
  const file = await (await answer(address)).blob();
  // Anything but a PDF could be a document with scripts, which would run as one of our own.
  if (file.type !== 'application/pdf') return address.href;
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
  return url;
}

/**
 * Asks for a model's brochure and opens it in a new window (MDL-4). The window opens as soon as it is
 * known that there is a brochure, while the browser still knows of the click; where it is refused all
 * the same, the page itself goes there. Never rejects.
 * @returns the reason why nothing opened; undefined where the brochure did
 */
export async function openBrochure(model: string): Promise<'none' | 'failed' | undefined> {
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
    // What is opened may be somebody else's: it gets no hold of this page.
    opened.opener = null;
    opened.location.replace(await fetched(address));
    return undefined;
  } catch (error) {
    opened?.close();
    console.error('Failed to fetch model data', error);
    return 'failed';
  }
}

/** Lets the brochure links of an element open a window instead of leaving the page. */
export function openBrochures(element: HTMLElement): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('[data-brochure-of]')) {
    const note = link.parentElement?.querySelector<HTMLElement>('[role=status]');
    let isBusy = false;
    link.addEventListener('click', (event) => {
      // With a key held the visitor has said where it shall open.
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
