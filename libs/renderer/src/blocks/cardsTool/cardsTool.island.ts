import type { MountIsland } from '../../islands/mount.ts';

/** Adds arrows to the carousel. They scroll by one screenful, and wrap around if it loops. */
export const mount: MountIsland = (element, { loop }) => {
  const rail = element.querySelector<HTMLElement>('.fc-cardsTool-rail');
  const arrows = element.querySelector<HTMLElement>('.fc-cardsTool-arrows');
  const [back, on] = element.querySelectorAll<HTMLElement>('.fc-cardsTool-arrows button');
  if (!rail || !arrows || !back || !on) return;

  const end = () => rail.scrollWidth - rail.clientWidth;
  const atStart = () => rail.scrollLeft < 2;
  const atEnd = () => rail.scrollLeft > end() - 2;
  const update = () => {
    arrows.hidden = end() < 2;
    // aria-disabled instead of disabled, so that a focused arrow does not lose the focus.
    back.ariaDisabled = String(!loop && atStart());
    on.ariaDisabled = String(!loop && atEnd());
  };
  const move = (forwards: boolean) => {
    const wraps = forwards ? atEnd() : atStart();
    if (wraps && !loop) return;
    const page = rail.scrollLeft + (forwards ? 1 : -1) * rail.clientWidth * 0.9;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollTo({
      left: wraps ? (forwards ? 0 : end()) : page,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  back.addEventListener('click', () => move(false));
  on.addEventListener('click', () => move(true));
  rail.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(rail);
};
