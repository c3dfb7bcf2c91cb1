import { closestTo } from '../../../islands/elements.ts';

/** Arrow buttons, which only a mouse needs: fingers swipe, and keyboards open the car's page. */
function arrow(by: -1 | 1): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fc-car__turn';
  button.tabIndex = -1;
  button.ariaHidden = 'true';
  button.dataset.by = String(by);
  button.textContent = by < 0 ? '‹' : '›';
  return button;
}

/** Lets a mouse turn the photographs of each card within `element`, from the last to the first. */
export function mountTurnPhotos(element: HTMLElement): void {
  const arrows = [arrow(-1), arrow(1)];
  element.addEventListener('pointerover', ({ pointerType, target }) => {
    const picture = closestTo(target, '.fc-car__picture');
    if (pointerType !== 'mouse' || !picture?.querySelector('.fc-car__photos')) return;
    if (arrows[0]!.parentElement !== picture) picture.append(...arrows);
  });
  element.addEventListener('click', ({ target }) => {
    const button = closestTo(target, '.fc-car__turn');
    const strip = button?.parentElement?.querySelector('.fc-car__photos');
    if (!button || !strip) return;
    const { children, clientWidth, scrollLeft } = strip;
    const at = Math.round(scrollLeft / clientWidth) + Number(button.dataset.by);
    strip.scrollTo({ left: ((at + children.length) % children.length) * clientWidth });
  });
}
