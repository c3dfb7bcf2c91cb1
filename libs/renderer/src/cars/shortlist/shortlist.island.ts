import { savedCarsCopy, type Localized } from '@forecourt/copy';
import { carListPath, maxListedCars, readCarListPath } from '@forecourt/domain';
import { closestTo, partOf } from '../../islands/elements.ts';
import { copyText } from '../../islands/copy-text.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { announce } from './announce.ts';
import { savedCars, viewedCars } from './device.ts';
import { mountSearches } from './saved-searches.ts';
import { showViewed } from './viewed-cars.ts';

interface ShortlistProps extends Localized {
  /** Slug of the car that this page is about. */
  readonly viewed?: string;
}

/** A change of the saved cars in this tab; other tabs get `storage` from the browser. */
const changed = 'fc-saved';

/** Sets every heart of the page to whether its car is saved. */
function markHearts(): void {
  const saved = new Set(savedCars.all());
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save]'))
    heart.setAttribute('aria-pressed', String(saved.has(heart.dataset.save!)));
}

/** Saves a car or removes it. @returns false if the list is full */
function toggle(slug: string): boolean {
  const saved = savedCars.all();
  const isSaved = saved.includes(slug);
  if (!isSaved && saved.length >= maxListedCars.shortlist) return false;
  savedCars.set(isSaved ? saved.filter((each) => each !== slug) : [slug, ...saved]);
  return true;
}

function link(path: string, text: string, look: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = path;
  element.className = 'fc-button';
  element.dataset.look = look;
  element.textContent = text;
  return element;
}

/** True if two lists have the same cars in any order. */
const isSameList = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** True if a link leads to the page itself: the same kind of list with the same cars. */
function isThisPage({ pathname }: HTMLAnchorElement): boolean {
  const [there, here] = [pathname, location.pathname].map(readCarListPath);
  return there?.kind === here?.kind && isSameList(there?.slugs, here?.slugs);
}

/** True on the page of the cars that are saved on this device, which has its own link to compare them. */
function isOwnList(): boolean {
  const here = readCarListPath(location.pathname);
  return here?.kind === 'shortlist' && isSameList(here.slugs, savedCars.all());
}

/** True for a list's bar on a page that has one of a list above it. */
const isFurtherBar = (element: HTMLElement): boolean =>
  element.matches('.fc-saved-bar') && element !== document.querySelector('.fc-saved-bar');

/** Shows the links to the saved cars; none as long as no car is saved, and none to this page itself. */
function showLinks(nav: HTMLElement, copy: ReturnType<typeof savedCarsCopy>): void {
  const saved = savedCars.all();
  const compared = saved.slice(0, maxListedCars.compare);
  const links = [
    ...(saved.length > 0
      ? [link(carListPath('shortlist', saved), copy.count(saved.length), 'brand')]
      : []),
    ...(compared.length > 1 && !isOwnList()
      ? [link(carListPath('compare', compared), copy.compare(compared.length), 'outline')]
      : []),
  ];
  const shown = links.filter((each) => !isThisPage(each));
  nav.replaceChildren(...shown);
  if (nav.parentElement!.matches('.fc-saved-bar'))
    document.documentElement.toggleAttribute('data-saved-cars', shown.length > 0);
}

/** Marks hearts of cars that are added to the page later. */
function watchPage(): void {
  const main = document.querySelector('main');
  if (main) new MutationObserver(markHearts).observe(main, { childList: true, subtree: true });
}

/** Leads from a page that names no cars to the same page of the cars saved on this device. */
function openOwnList(): void {
  const address = readCarListPath(location.pathname);
  const saved = savedCars.all();
  if (address?.slugs.length === 0 && saved.length > 0)
    location.replace(carListPath(address.kind, saved));
}

/**
 * Keeps the page of the cars that are saved on this device the same as the list, with its heading, its
 * comparison and its form. A list that someone else shared stays as it is.
 */
function followOwnList(): void {
  if (!isOwnList()) return;
  const shown = savedCars.all();
  document.addEventListener(changed, () => {
    const saved = savedCars.all();
    // The focus goes to the new list, whose heading says how many cars it has.
    if (!isSameList(shown, saved)) location.replace(`${carListPath('shortlist', saved)}#main`);
  });
}

/** Makes a button copy the address of the page. */
function mountShare(copy: ReturnType<typeof savedCarsCopy>): void {
  const button = document.querySelector<HTMLElement>('[data-share]');
  button?.addEventListener('click', () => {
    void copyText(location.origin + location.pathname).then((isCopied) => {
      button.textContent = isCopied ? copy.linkCopied : copy.linkNotCopied;
      announce(button.textContent);
    });
  });
}

/** Makes the page's hearts work once, however many islands there are. */
let isStarted = false;
function start(copy: ReturnType<typeof savedCarsCopy>, viewed: string | undefined): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', (event) => {
    const heart = closestTo(event.target, '[data-save]');
    if (!heart) return;
    event.preventDefault();
    if (!toggle(heart.dataset.save!)) {
      announce(copy.full(maxListedCars.shortlist), true);
      return;
    }
    document.dispatchEvent(new CustomEvent(changed));
    announce(copy.count(savedCars.all().length));
  });
  document.addEventListener(changed, markHearts);
  watchPage();
  markHearts();
  openOwnList();
  followOwnList();
  mountShare(copy);
  mountSearches(copy);
  showViewed(document, viewed);
}

/** Follows the saved cars of this device. */
export const mount: MountIsland = (element, props) => {
  if (isFurtherBar(element)) return;
  const { viewed, ...localized } = props as unknown as ShortlistProps;
  const copy = savedCarsCopy(localized);
  const nav = partOf(element, 'nav');
  const show = () => showLinks(nav, copy);
  if (viewed) viewedCars.set([viewed, ...viewedCars.all().filter((slug) => slug !== viewed)]);
  document.addEventListener(changed, show);
  addEventListener('storage', () => document.dispatchEvent(new CustomEvent(changed)));
  addEventListener('pageshow', () => document.dispatchEvent(new CustomEvent(changed)));
  start(copy, viewed);
  show();
};
