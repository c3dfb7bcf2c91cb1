import { carListPath } from '@forecourt/domain';
import { viewedCars } from './device.ts';

/** Fetches the page of the viewed cars, and takes their cards from it. */
async function fetchCards(slugs: readonly string[]): Promise<Element[]> {
  const answer = await fetch(carListPath('shortlist', slugs), { headers: { accept: 'text/html' } });
  if (!answer.ok) return [];
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('.fc-shortlist .fc-cars__grid > li')];
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
    const cards = await fetchCards(slugs.slice(0, 4)).catch(() => []);
    section.querySelector('ul')!.append(...cards);
    section.hidden = cards.length === 0;
  };
  const before = section.previousElementSibling ?? section.parentElement!;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void show();
    },
    { rootMargin: '300px' },
  );
  observer.observe(before);
}
