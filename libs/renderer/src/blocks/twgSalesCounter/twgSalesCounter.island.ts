import type { MountIsland } from '../../islands/mount.ts';

/** Duration of the animation in milliseconds. */
const duration = 1400;

/**
 * Counts up to the figure once it scrolls into view, unless the visitor prefers reduced motion. The
 * figure's text and width don't change; the count is an attribute that the style sheet paints over
 * it.
 */
export const mount: MountIsland = (element, { figure, locale }) => {
  const count = element.querySelector<HTMLElement>('.fc-twgSalesCounter-count');
  if (!count || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const format = new Intl.NumberFormat(locale as string);
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const done = Math.min((now - start) / duration, 1);
    if (done === 1) return delete count.dataset.counting;
    const eased = 1 - (1 - done) ** 4;
    count.dataset.counting = format.format(Math.round((figure as number) * eased));
    return requestAnimationFrame(step);
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) {
        // The element is still off screen, so the figure doesn't flicker.
        count.dataset.counting = format.format(0);
        return;
      }
      watch.disconnect();
      requestAnimationFrame(step);
    },
    { threshold: 0.6 },
  );
  watch.observe(count);
};
