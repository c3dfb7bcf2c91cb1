import { patchElement } from './patch-element.ts';

/** Everything but the results; patched in place, so that controls retain the focus. */
const patched = ['.fc-cars__head', '.fc-cars__open', '.fc-cars__groups', '.fc-cars__send'];

const listsOf = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-island=cars]')].filter((island) =>
    island.querySelector('.fc-cars__results'),
  );

/**
 * Copies the results of another document into every list of this page.
 * @throws if it is a different page
 */
function takeOver(there: Document): void {
  const [here, next] = [listsOf(document), listsOf(there)];
  if (here.length !== next.length) throw new Error('another page');
  here.forEach((list, index) => {
    for (const part of patched)
      patchElement(list.querySelector(part)!, next[index]!.querySelector(part)!);
    const results = list.querySelector('.fc-cars__results')!;
    results.replaceChildren(...next[index]!.querySelector('.fc-cars__results')!.childNodes);
    const count = list.querySelector('.fc-cars__found, .fc-cars__head :is(h1, h2, h3, h4, h5, h6)');
    const nothing = list.querySelector('.fc-cars__sorry');
    const dropped = list.querySelector('.fc-cars__dropped');
    list.querySelector('[role=status]')!.textContent = [nothing ?? count, dropped]
      .map((part) => part?.textContent ?? '')
      .filter(Boolean)
      .join('. ');
  });
  document.title = there.title;
}

let asked = new AbortController();

/**
 * Fetches the page at another query from the server, and copies its cars and counts into this page.
 * Navigates to the URL if anything fails.
 * @returns true if the search is shown; false if a newer search replaced it
 */
export async function loadSearch(address: string): Promise<boolean> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const busy = (is: boolean) => {
    for (const list of listsOf(document))
      list.querySelector('.fc-cars__results')!.setAttribute('aria-busy', String(is));
  };
  busy(true);
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    takeOver(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    busy(false);
    return true;
  } catch {
    if (!signal.aborted) location.assign(address);
    return false;
  }
}
