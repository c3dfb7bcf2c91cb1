import { closestTo, partOf } from '../../islands/elements.ts';
import { changedControls } from '../../islands/early-input.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { mountFinder } from './finder/finder-count.ts';
import { loadSearch } from './results/load-search.ts';
import { mountRangeHandles } from './panel/range-handles.ts';
import { searchSheet } from './panel/search-sheet.ts';
import { mountPlaceSuggestions } from './panel/suggest-places.ts';
import { tidy } from './tidy-search.ts';
import { mountTurnPhotos } from './results/turn-photos.ts';

/** Returns the URL of the form's search, as short as the page's links. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries).toString().replaceAll('%3A', ':');
  return location.pathname + (query && `?${query}`);
}

/** True if a click on a link stays on this page: no new tab, no download, no other path. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  link.getAttribute('href')!.startsWith('?');

/** Query that the page shows or is loading; undefined until the first list has mounted. */
let shown: string | undefined;
let loading = Promise.resolve(true);

/** Handle that the visitor is moving; its steps are one entry of the history. */
let moving: EventTarget | null = null;

/**
 * Shows the search at a URL. Does nothing if it is already shown, as after Enter in a changed
 * field.
 * @param handle the moved handle of a slider, if it caused the search
 */
function show(address: string, handle: EventTarget | null = null): Promise<boolean> {
  const { search } = new URL(address, location.href);
  if (search === shown) return loading;
  if (handle !== null && handle === moving) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moving = handle;
  shown = search;
  return (loading = loadSearch(address));
}

/**
 * Shows the form's search. Keywords that the server read as a filter, such as "under $20,000", leave
 * their field, unless the visitor has typed on.
 */
async function showSearch(
  form: HTMLFormElement,
  handle: EventTarget | null = null,
): Promise<boolean> {
  const words = partOf<HTMLInputElement>(form, '[name=q]');
  const sent = words.value;
  const isShown = await show(addressOf(form), handle);
  if (isShown && words.value === sent) words.value = words.defaultValue;
  return isShown;
}

/**
 * Adds the next cars to the list. The URL is replaced rather than added to the history, so that
 * back leads from a car to the list as it was, and from the list to the page before it.
 */
function showMore(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const seen = form.querySelectorAll('.fc-cars__grid > li').length;
  const address = location.pathname + link.search;
  history.replaceState(null, '', address);
  shown = location.search;
  loading = loadSearch(address, true);
  void loading.then((isShown) => {
    if (!isShown) return;
    const next = form.querySelectorAll('.fc-cars__grid > li')[seen];
    next?.querySelector<HTMLElement>('.fc-car__name a')?.focus({ preventScroll: true });
  });
}

/**
 * Shows the search of a link in the form. If the link is gone then, the focus moves to the chip after
 * it, or else to the results; within the sheet nothing outside it can have the focus.
 */
function followLink(link: HTMLAnchorElement, form: HTMLFormElement, results: HTMLElement): void {
  const at = [...form.querySelectorAll('.fc-cars__chips a')].indexOf(link);
  const paged = link.closest('.fc-cars__paging, .fc-cars__more') !== null;
  const fromSheet = link.closest('dialog');
  void show(location.pathname + link.search).then((isShown) => {
    if (!isShown || link.isConnected) return;
    const left = [...form.querySelectorAll<HTMLElement>('.fc-cars__chips a')];
    const next = fromSheet?.open
      ? fromSheet.querySelector<HTMLElement>('.fc-cars__send button')
      : at < 0
        ? undefined
        : (left[at] ?? left.at(-1));
    (next ?? results).focus({ preventScroll: !paged });
    if (paged) results.scrollIntoView();
  });
}

/** Makes back and forward step through the searches. */
function followHistory(): void {
  if (shown !== undefined) return;
  shown = location.search;
  addEventListener('popstate', () => {
    if (location.search === shown) return;
    shown = location.search;
    moving = null;
    loading = loadSearch(location.href);
  });
}

/**
 * Shows another search without leaving the page when the visitor changes a filter, the order or the
 * page, or removes a chip. The focus stays, or moves to the results if the focused element is gone.
 */
export const mount: MountIsland = (element, props) => {
  const form = partOf(element, 'form');
  if (form.matches('.fc-finder')) return mountFinder(form, props);
  const sheet = searchSheet(form, matchMedia('(min-width: 1100px)'));
  const results = partOf(form, '.fc-cars__results');
  form.dataset.ready = '';
  followHistory();
  mountRangeHandles(form);
  mountPlaceSuggestions(form);
  mountTurnPhotos(form);

  form.addEventListener('formdata', ({ formData }) => {
    tidy(formData);
    const { value, dataset } = partOf<HTMLSelectElement>(form, '[name=sort]');
    if (value === dataset.usual) formData.delete('sort');
  });
  form.addEventListener('change', ({ target }) => {
    const isHandle = (target as Element).matches('.fc-cars__slider input');
    void showSearch(form, isHandle ? target : null);
  });
  // The next drag, or the next visit to a handle, is another adjustment.
  for (const end of ['pointerdown', 'focusout'])
    form.addEventListener(end, () => {
      moving = null;
    });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fromSheet = event.submitter?.closest('dialog');
    void showSearch(form).then((isShown) => {
      if (!isShown || !fromSheet) return;
      sheet.close();
      results.focus();
    });
  });
  form.addEventListener('click', (event) => {
    const link = closestTo(event.target, 'a');
    if (!staysHere(event, link)) return;
    event.preventDefault();
    if (link.matches('.fc-cars__more [rel=next]')) showMore(link, form);
    else followLink(link, form, results);
  });
  // Apply choices that were made before this script ran.
  if (changedControls(form).length > 0) void showSearch(form);
};
