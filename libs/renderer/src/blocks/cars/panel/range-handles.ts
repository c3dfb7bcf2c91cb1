import { partOf } from '../../../islands/elements.ts';

/** Returns the select of the same group that a handle sets; the lower end comes first. */
const selectOf = (handle: HTMLInputElement): HTMLSelectElement =>
  handle.closest('fieldset')!.querySelectorAll('select')[handle.dataset.side === 'min' ? 0 : 1]!;

/** Moves the bar between the handles, and highlights the histogram's bars between them. */
function showRange(slider: Element, low: number, high: number, last: number): void {
  const style = partOf(slider, '.fc-cars__handles').style;
  style.setProperty('--low', String(low / last));
  style.setProperty('--high', String(high / last));
  slider.querySelectorAll('.fc-cars__bars > *').forEach((bar, index) => {
    bar.toggleAttribute('data-in', index >= low && index < high);
  });
}

/**
 * Sets the select of a handle's end to the step that the handle is moved to. The outermost steps
 * are open ends. A handle stops one step before the other one.
 */
function follow(handle: HTMLInputElement): void {
  const slider = handle.closest<HTMLElement>('.fc-cars__slider')!;
  const steps = slider.dataset.steps!.split(' ');
  const last = steps.length - 1;
  const min = partOf<HTMLInputElement>(slider, '[data-side=min]');
  const max = partOf<HTMLInputElement>(slider, '[data-side=max]');
  const isMin = handle === min;
  const other = Number((isMin ? max : min).value);
  const at = isMin
    ? Math.min(Number(handle.value), Math.max(0, other - 1))
    : Math.max(Number(handle.value), Math.min(last, other + 1));
  handle.value = String(at);
  const isOpen = at === (isMin ? 0 : last);
  const select = selectOf(handle);
  const step = steps[at];
  select.value = isOpen ? '' : isMin ? `${step}-` : `-${step}`;
  handle.setAttribute('aria-valuetext', select.selectedOptions[0]?.text ?? '');
  showRange(slider, Number(min.value), Number(max.value), last);
}

/** Makes the handles of all ranges in a form set their selects. */
export function mountRangeHandles(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.fc-cars__slider input'))
      follow(target);
  });
}
