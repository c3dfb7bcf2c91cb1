import { closestTo } from '../../islands/elements.ts';
import type { MountIsland } from '../../islands/mount.ts';
import { openBrochures } from './open-brochure.ts';

/** Adds arrows to the slider, which scroll by one card and are disabled at its ends. */
function startArrows(element: HTMLElement): void {
  const rail = element.querySelector<HTMLElement>('.fc-modelVariants__list');
  const arrows = element.querySelector<HTMLElement>('.fc-modelVariants__arrows');
  if (!rail || !arrows) return;
  const end = () => rail.scrollWidth - rail.clientWidth;
  const update = () => {
    arrows.hidden = end() < 2;
    // aria-disabled instead of disabled, so that a focused arrow does not lose the focus.
    for (const arrow of arrows.querySelectorAll<HTMLElement>('[data-by]')) {
      const left = arrow.dataset.by === '-1' ? rail.scrollLeft : end() - rail.scrollLeft;
      arrow.ariaDisabled = String(left < 2);
    }
  };
  arrows.addEventListener('click', ({ target }) => {
    const by = Number(closestTo(target, '[data-by]')?.dataset.by ?? 0);
    const step = rail.firstElementChild?.getBoundingClientRect().width ?? rail.clientWidth;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollBy({ left: by * step, behavior: calm ? 'instant' : 'smooth' });
  });
  rail.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(rail);
  update();
}

/** Mounts the slider's arrows and the brochure links. */
export const mount: MountIsland = (element) => {
  startArrows(element);
  openBrochures(element);
};
