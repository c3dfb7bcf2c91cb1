import type { MountIsland } from '../../islands/mount.ts';
import { openBrochures } from './open-brochure.ts';

/** Gives the slider its arrows, which move it by one card and rest at its ends. */
function startArrows(element: HTMLElement): void {
  const rail = element.querySelector<HTMLElement>('.fc-modelVariants__list');
  const arrows = element.querySelector<HTMLElement>('.fc-modelVariants__arrows');
  if (!rail || !arrows) return;
  const end = () => rail.scrollWidth - rail.clientWidth;
  const update = () => {
    arrows.hidden = end() < 2;
    // aria-disabled, not disabled: an arrow that has the focus keeps it.
    for (const arrow of arrows.querySelectorAll<HTMLElement>('[data-by]')) {
      const left = arrow.dataset.by === '-1' ? rail.scrollLeft : end() - rail.scrollLeft;
      arrow.ariaDisabled = String(left < 2);
    }
  };
  arrows.addEventListener('click', ({ target }) => {
    const by = Number((target as Element).closest<HTMLElement>('[data-by]')?.dataset.by ?? 0);
    const step = rail.firstElementChild?.getBoundingClientRect().width ?? rail.clientWidth;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollBy({ left: by * step, behavior: calm ? 'instant' : 'smooth' });
  });
  rail.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(rail);
  update();
}

/** Gives the slider its arrows and the brochure its window. */
export const mount: MountIsland = (element) => {
  startArrows(element);
  openBrochures(element);
};
