import { readFileSync } from 'node:fs';
import type { Car } from '../collection.ts';
import type { Composition, PlacedCar } from './composition.ts';
import { glowGradient } from './kit.ts';

const drawing = (file: string) =>
  readFileSync(new URL(`../drawings/${file}`, import.meta.url), 'utf8');

/** A drawing as a file of its own, in its size. */
const asFile = (file: string, width: number, height: number) =>
  drawing(file)
    .replace(' aria-hidden="true"', ` width="${width}" height="${height}"`)
    .replace(' preserveAspectRatio="xMidYMax slice"', '');

/** A drawing with layers in front of it. */
const inFrontOf = (
  file: string,
  width: number,
  height: number,
  layers: Composition['layers'],
): Composition => ({
  width,
  height,
  defs: `<defs>${glowGradient('lamp', '#fff3d6', 0.9)}</defs>`,
  layers: [drawing(file).replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), ...layers],
});

/** Light after sunset, on the harbour. */
const dusk = { brightness: 0.6, colour: '#ffe9d6' };

/** Harbour at dusk above a wharf; the left is kept dark for words. */
export const harbourDusk = () => asFile('harbour-dusk.svg', 1440, 760);

/** The part of the harbour that a phone shows: the towers, and room for a car on the wharf. */
export const harbourDuskPortrait = () =>
  asFile('harbour-dusk.svg', 720, 1244).replace(
    'viewBox="0 0 1440 760"',
    'viewBox="710 0 440 760"',
  );

/** Harbour at dusk with a car on the right of the wharf. */
export function carAtDusk(car: Car): Composition {
  const placed: PlacedCar = {
    ...car,
    view: 'front',
    x: 1010,
    floor: 716,
    scale: 1.45,
    light: dusk,
  };
  return inFrontOf('harbour-dusk.svg', 1440, 760, [placed]);
}

/** A gravel yard under tall trees in the morning. */
export const morningYard = () => asFile('kauri-morning.svg', 1040, 832);

/** A gravel yard in the morning with a car across the picture. */
export function carInTheMorning(car: Car): Composition {
  const light = { brightness: 0.95, colour: '#fff6e2' };
  const placed: PlacedCar = { ...car, view: 'front', x: 520, floor: 752, scale: 1.5, light };
  return inFrontOf('kauri-morning.svg', 1040, 832, [placed]);
}
