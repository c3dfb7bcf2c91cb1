import type { MountIsland } from '../../islands/mount.ts';

/** Gives the rail its arrows: a screenful at a time, round and round if it loops. */
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
    // aria-disabled, not disabled: an arrow that has the focus keeps it.
    back.ariaDisabled = String(!loop && atStart());
    on.ariaDisabled = String(!loop && atEnd());
  };
  const move = (forwards: boolean) => {
    const around = forwards ? atEnd() : atStart();
    if (around && !loop) return;
    const page = rail.scrollLeft + (forwards ? 1 : -1) * rail.clientWidth * 0.9;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollTo({
      left: around ? (forwards ? 0 : end()) : page,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  back.addEventListener('click', () => move(false));
  on.addEventListener('click', () => move(true));
  rail.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(rail);
};
