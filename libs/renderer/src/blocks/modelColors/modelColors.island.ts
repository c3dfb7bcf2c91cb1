import { closestTo } from '../../islands/elements.ts';
import type { MountIsland } from '../../islands/mount.ts';

/** Adds arrows to the colour picker, which wrap around. */
export const mount: MountIsland = (element) => {
  const arrows = element.querySelector<HTMLElement>('.fc-modelColors__arrows');
  if (!arrows) return;
  const paints = [...element.querySelectorAll<HTMLInputElement>('input[name="paint"]')];
  arrows.addEventListener('click', ({ target }) => {
    const by = Number(closestTo(target, '[data-by]')?.dataset.by ?? 0);
    const at = paints.findIndex((paint) => paint.checked);
    const next = paints[(at + by + paints.length) % paints.length];
    if (next) next.checked = true;
  });
  arrows.hidden = false;
};
