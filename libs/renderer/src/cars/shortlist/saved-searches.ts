import type { savedCarsCopy } from '@forecourt/copy';
import { closestTo, partOf } from '../../islands/elements.ts';
import { announce } from './announce.ts';
import { savedSearches, type SavedSearch } from './device.ts';

type SavedCopy = ReturnType<typeof savedCarsCopy>;

const isSame = (a: SavedSearch, b: SavedSearch): boolean => a.href === b.href;

/** Moves the focus from a removed search to the next one, or the last; to the main content if none is left. */
function focusNear(index: number, section: HTMLElement): void {
  const items = section.querySelectorAll('li');
  const next = items[Math.min(index, items.length - 1)]?.querySelector('button');
  (next ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

/** Shows the saved searches as links, each with a button that removes it. */
function listSearches(section: HTMLElement, copy: SavedCopy): void {
  const searches = savedSearches.all();
  section.hidden = searches.length === 0;
  partOf(section, 'ul').replaceChildren(
    ...searches.map((search, index) => {
      const [item, link, remove] = ['li', 'a', 'button'].map((name) =>
        document.createElement(name),
      ) as [HTMLLIElement, HTMLAnchorElement, HTMLButtonElement];
      link.href = search.href;
      link.textContent = search.text;
      remove.type = 'button';
      remove.textContent = '×';
      remove.setAttribute('aria-label', copy.removeSearch(search.text));
      remove.addEventListener('click', () => {
        savedSearches.set(savedSearches.all().filter((each) => !isSame(each, search)));
        listSearches(section, copy);
        focusNear(index, section);
        announce(copy.searchRemoved);
      });
      item.append(link, remove);
      return item;
    }),
  );
}

/** Makes the button of a search save it on the device, and lists the searches where there is a list. */
export function mountSearches(copy: SavedCopy): void {
  const section = document.querySelector<HTMLElement>('[data-searches]');
  if (section) listSearches(section, copy);
  document.addEventListener('click', ({ target }) => {
    const button = closestTo(target, '[data-save-search]');
    if (!button) return;
    const query = new URLSearchParams(location.search);
    query.delete('page');
    const search = {
      href: `${location.pathname}?${query.toString().replaceAll('%3A', ':')}`,
      text: button.dataset.saveSearch!,
    };
    savedSearches.set([search, ...savedSearches.all().filter((each) => !isSame(each, search))]);
    button.textContent = copy.searchSaved;
    announce(copy.searchSaved);
  });
}
