import { carListPath } from '@forecourt/domain';
import { partOf } from '../../islands/elements.ts';
import { viewedCars } from './device.ts';

/** Cards of viewed cars, and the terms of their weekly repayments. */
interface Viewed {
  readonly cards: readonly Element[];
  readonly terms?: Element | null;
}

/** Fetches the page of the viewed cars, and takes their cards and terms from it. */
async function fetchViewed(slugs: readonly string[]): Promise<Viewed> {
  const answer = await fetch(carListPath('shortlist', slugs), { headers: { accept: 'text/html' } });
  if (!answer.ok) return { cards: [] };
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return {
    cards: [...page.querySelectorAll('.fc-shortlist .fc-cars__grid > li')],
    terms: page.querySelector('.fc-shortlist__terms'),
  };
}

/**
 * Shows the cars viewed on this device where a page has a place for them, once it comes near the
 * screen.
 * @param current slug of the car that this page is about, which is left out
 */
export function showViewed(root: ParentNode, current: string | undefined): void {
  const section = root.querySelector<HTMLElement>('[data-viewed]');
  const slugs = viewedCars.all().filter((slug) => slug !== current);
  if (!section || slugs.length === 0) return;
  const show = async () => {
    const { cards, terms } = await fetchViewed(slugs.slice(0, 4)).catch((): Viewed => ({
      cards: [],
    }));
    partOf(section, 'ul').append(...cards);
    // A list of cars above has the same terms.
    if (terms && !root.querySelector('.fc-cars__terms')) section.append(terms);
    section.hidden = cards.length === 0;
  };
  // What is hidden, as the section itself is, never comes near the screen.
  let before = section.previousElementSibling;
  while (before && !before.checkVisibility()) before = before.previousElementSibling;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void show();
    },
    { rootMargin: '300px' },
  );
  observer.observe(before ?? section.parentElement!);
}
