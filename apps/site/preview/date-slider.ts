import { dayNumber, dayOfNumber } from '@forecourt/domain';

/** Starts the slider over the cutoffs, which moves the first frame to another publication date at once. */
export function startSlider(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLElement>('.slider');
  const range = form.querySelector<HTMLInputElement>('#day');
  const output = form.querySelector('output');
  const field = form.querySelector<HTMLInputElement>('[name=at]');
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name=first]');
  if (!slider || !range || !output || !field || !frame) return;
  slider.hidden = false;
  if (field.value) range.value = String(dayNumber(field.value));

  const update = () => {
    output.textContent = field.value || 'own date';
    for (const button of slider.querySelectorAll<HTMLButtonElement>('[data-day]')) {
      button.toggleAttribute(
        'data-passed',
        Number(button.dataset.day) <= Number(range.value) && field.value !== '',
      );
    }
  };
  const show = (day: number) => {
    const date = dayOfNumber(day);
    range.value = String(day);
    field.value = date;
    update();
    const address = new URL(location.href);
    address.searchParams.set('at', date);
    history.replaceState(null, '', address);
    const page = form.querySelector<HTMLInputElement>('[name=page]')?.value ?? '/';
    // Not `src`: every step would become an entry of the history.
    frame.contentWindow?.location.replace(`${page}?at=${date}`);
    const caption = frame.closest('figure')?.querySelector('figcaption');
    if (caption?.firstChild) caption.firstChild.textContent = `Published ${date}`;
  };

  range.addEventListener('input', () => {
    field.value = dayOfNumber(Number(range.value));
    update();
  });
  range.addEventListener('change', () => show(Number(range.value)));
  slider.addEventListener('click', ({ target }) => {
    const day = (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day) show(Number(day));
  });
  update();
}
