import type { MountIsland } from '../../islands/mount.ts';

/** What is kept from the page that sends a search to the page that answers it. */
interface Place {
  readonly path: string;
  readonly top: number;
  /** The control that was changed, as `name=value` or by name alone. */
  readonly control: string;
}

const key = 'fc-cars';

const nameOf = (control: HTMLInputElement | HTMLSelectElement): string =>
  control instanceof HTMLInputElement ? `${control.name}=${control.value}` : control.name;

/** The place that the last search was sent from, once and only on the page it was sent to. */
function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const place = text === null ? undefined : (JSON.parse(text) as Place);
    return place?.path === location.pathname ? place : undefined;
  } catch {
    return undefined;
  }
}

function keepPlace(control: string): void {
  const place: Place = { path: location.pathname, top: scrollY, control };
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Without storage the answer starts at its top, as it does without a script.
  }
}

/** Empty ends of ranges say nothing, and the two ends of one range make one: `price=10000-30000`. */
function tidy(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map(String);
    const said = values.filter((value) => value !== '');
    data.delete(name);
    const [low = '', high = ''] = said;
    if (said.length === 2 && low.endsWith('-') && high.startsWith('-'))
      data.append(name, low + high.slice(1));
    else for (const value of said) data.append(name, value);
  }
}

/**
 * Sends the search when something changes, and comes back to the same control at the same height.
 * On a phone the panel covers the cars, so that several things are chosen before its button sends them.
 */
export const mount: MountIsland = (element) => {
  const form = element.querySelector('form')!;
  const panel = form.querySelector<HTMLDetailsElement>('.fc-cars__panel')!;
  const wide = matchMedia('(min-width: 1100px)');
  if (wide.matches) panel.open = true;
  form.dataset.ready = '';

  const controls = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  ];
  const place = takePlace();
  if (place) {
    const control = controls.find((each) => nameOf(each) === place.control);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus({ preventScroll: true });
    scrollTo({ top: place.top, behavior: 'instant' });
  }

  form.addEventListener('formdata', ({ formData }) => tidy(formData));
  form.addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement | HTMLSelectElement;
    if (!wide.matches && panel.contains(control)) return;
    keepPlace(nameOf(control));
    form.requestSubmit();
  });
};
