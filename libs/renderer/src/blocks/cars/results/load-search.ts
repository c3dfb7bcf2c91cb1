import { partOf } from '../../../islands/elements.ts';
import { patchElement } from './patch-element.ts';

/** Everything but the results; patched in place, so that controls retain the focus. */
const patched = [
  '.fc-crumbs',
  '.fc-cars__head',
  '.fc-cars__open',
  '.fc-cars__groups',
  '.fc-cars__send',
];

const listsOf = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-island=cars]')].filter((island) =>
    island.querySelector('.fc-cars__results'),
  );

/**
 * Adds the cars that the next results have in addition, and replaces the link to more of them.
 * @returns false if the next results don't begin with the same cars
 */
function addCars(results: Element, next: Element): boolean {
  const [grid, nextGrid] = [results, next].map((each) => each.querySelector('.fc-cars__grid'));
  const [more, nextMore] = [results, next].map((each) => each.querySelector('.fc-cars__more'));
  const shown = grid?.childElementCount ?? 0;
  if (!grid || !nextGrid || !more || !nextMore || nextGrid.childElementCount <= shown) return false;
  if (grid.firstElementChild?.id !== nextGrid.firstElementChild?.id) return false;
  grid.append(...[...nextGrid.children].slice(shown));
  more.replaceWith(nextMore);
  return true;
}

/** Copies the results of a list of another document into the list of this page. */
function takeOverList(list: HTMLElement, next: HTMLElement, isMore: boolean): void {
  for (const part of patched) {
    const [old, current] = [list, next].map((each) => each.querySelector(part));
    if (old && current) patchElement(old, current);
  }
  const results = partOf(list, '.fc-cars__results');
  const nextResults = partOf(next, '.fc-cars__results');
  if (!isMore || !addCars(results, nextResults)) results.replaceChildren(...nextResults.childNodes);
  const count = list.querySelector('.fc-cars__found, .fc-cars__head :is(h1, h2, h3, h4, h5, h6)');
  const nothing = list.querySelector('.fc-cars__sorry');
  const dropped = list.querySelector('.fc-cars__dropped');
  const progress = isMore ? list.querySelector('.fc-cars__more p') : null;
  partOf(list, '[role=status]').textContent = [progress ?? nothing ?? count, dropped]
    .map((part) => part?.textContent ?? '')
    .filter(Boolean)
    .join('. ');
}

/**
 * Copies the results of another document into every list of this page.
 * @param isMore true if it has the same cars and more of them
 * @throws if it is a different page
 */
function takeOver(there: Document, isMore: boolean): void {
  const [here, next] = [listsOf(document), listsOf(there)];
  if (here.length !== next.length) throw new Error('another page');
  here.forEach((list, index) => takeOverList(list, next[index]!, isMore));
  document.title = there.title;
}

let asked = new AbortController();

/**
 * Fetches the page at another query from the server, and copies its cars and counts into this page.
 * Navigates to the URL if anything fails.
 * @param isMore true to add cars to those that are shown
 * @returns true if the search is shown; false if a newer search replaced it
 */
export async function loadSearch(address: string, isMore = false): Promise<boolean> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const busy = (is: boolean) => {
    for (const list of listsOf(document))
      partOf(list, '.fc-cars__results').setAttribute('aria-busy', String(is));
  };
  busy(true);
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    takeOver(new DOMParser().parseFromString(await answer.text(), 'text/html'), isMore);
    busy(false);
    return true;
  } catch {
    if (!signal.aborted) location.assign(address);
    return false;
  }
}
