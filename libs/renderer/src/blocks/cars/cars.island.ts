import { changedControls } from '../../islands/early-input.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { mountFinder } from './finder-count.ts';
import { loadSearch } from './load-search.ts';
import { searchSheet } from './search-sheet.ts';
import { tidy } from './tidy-search.ts';

/** The address of what the form says, as short as links write it. */
function addressOf(form: HTMLFormElement): string {
  const said = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(said).toString().replaceAll('%3A', ':');
  return location.pathname + (query && `?${query}`);
}

/** Whether a click on a link is meant for this page: no new tab, no download, no other path. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  link.getAttribute('href')!.startsWith('?');

/** The query that the page shows or is about to show; undefined until the first list has started. */
let shown: string | undefined;
let loading = Promise.resolve(true);

/** Shows the search at an address; asked for what is shown already, as Enter in a changed field does, nothing is done. */
function show(address: string): Promise<boolean> {
  const { search } = new URL(address, location.href);
  if (search === shown) return loading;
  history.pushState(null, '', address);
  shown = search;
  return (loading = loadSearch(address));
}

/** Back and forward lead through the searches. */
function followHistory(): void {
  if (shown !== undefined) return;
  shown = location.search;
  addEventListener('popstate', () => {
    if (location.search === shown) return;
    shown = location.search;
    loading = loadSearch(location.href);
  });
}

/**
 * Shows another search without leaving the page: when something is chosen, when a chip, a page or an
 * order is. The focus stays where it was, or goes to the cars when what had it is gone.
 */
export const mount: MountIsland = (element, props) => {
  const form = element.querySelector('form')!;
  if (form.matches('.fc-finder')) return mountFinder(form, props);
  const sheet = searchSheet(form, matchMedia('(min-width: 1100px)'));
  const results = form.querySelector<HTMLElement>('.fc-cars__results')!;
  form.dataset.ready = '';
  followHistory();

  form.addEventListener('formdata', ({ formData }) => {
    tidy(formData);
    const { value, dataset } = form.querySelector<HTMLSelectElement>('[name=sort]')!;
    if (value === dataset.usual) formData.delete('sort');
  });
  form.addEventListener('change', () => void show(addressOf(form)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fromSheet = event.submitter?.closest('dialog');
    void show(addressOf(form)).then((isShown) => {
      if (!isShown || !fromSheet) return;
      sheet.close();
      results.focus();
    });
  });
  form.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!staysHere(event, link)) return;
    event.preventDefault();
    const chips = [...form.querySelectorAll('.fc-cars__chips a')];
    const at = chips.indexOf(link);
    const paged = link.closest('.fc-cars__paging') !== null;
    void show(location.pathname + link.search).then((isShown) => {
      if (!isShown || link.isConnected) return;
      const left = [...form.querySelectorAll<HTMLElement>('.fc-cars__chips a')];
      const next = at < 0 ? undefined : (left[at] ?? left.at(-1));
      (next ?? results).focus({ preventScroll: !paged });
      if (paged) results.scrollIntoView();
    });
  });
  // Whatever was chosen before this script was there is searched for now.
  if (changedControls(form).length > 0) void show(addressOf(form));
};
