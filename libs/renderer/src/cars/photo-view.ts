import type { Copy } from '@forecourt/copy';

export type PhotoView = keyof Copy['vehicle']['photoViews'];

/** Words of file names that name a view of the whole car, as the name's last word. */
const directions: Readonly<Record<string, PhotoView>> = {
  front: 'front',
  side: 'side',
  profile: 'side',
  rear: 'rear',
  back: 'rear',
};

/** Words of file names that name a part of a car, as the name's first or last word. */
const parts: Readonly<Record<string, PhotoView>> = {
  nose: 'nose',
  grille: 'nose',
  wheel: 'wheel',
  dash: 'dashboard',
  dashboard: 'dashboard',
  interior: 'interior',
  cabin: 'interior',
  seats: 'seats',
  boot: 'boot',
  engine: 'engine',
  odometer: 'odometer',
};

/**
 * Returns the view that a photograph's file name states, as in `tern-h20750-rear.jpg` and
 * `dash-black.webp`. Undefined for `IMG_2041.jpg`, and for `side-steps.jpg`, which is no side view.
 */
export function photoView(url: string): PhotoView | undefined {
  const path = url.replace(/[?#].*$/s, '');
  const words = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const named = (list: typeof parts, word: string) =>
    Object.hasOwn(list, word) ? list[word] : undefined;
  return named(directions, last) ?? named(parts, last) ?? named(parts, first);
}
