import { readFileSync } from 'node:fs';
import { placeCar, type Car } from '../car/car.ts';

/** A drawing kept beside this script, with `car` placed on top of it. */
function onDrawing(file: string, width: number, height: number, car: string): string {
  const drawing = readFileSync(new URL(`../drawings/${file}`, import.meta.url), 'utf8');
  return drawing
    .replace(' aria-hidden="true"', ` width="${width}" height="${height}"`)
    .replace(' preserveAspectRatio="xMidYMax slice"', '')
    .replace('</svg>', `${car}</svg>`);
}

/** Harbour at dusk above a wharf; the left is kept dark for words. With a car, it is on the right. */
export const harbourHero = (car?: Car) =>
  onDrawing(
    'harbour-dusk.svg',
    1440,
    760,
    car
      ? placeCar({ ...car, lit: true, shadow: 0.75 }, 'c', { x: 1010, floor: 704, scale: 1.4 })
      : '',
  );

/** A gravel yard under tall trees in the morning. With a car it stands across the picture. */
export const kauriHero = (car?: Car) =>
  onDrawing(
    'kauri-morning.svg',
    1040,
    832,
    car ? placeCar({ ...car, shadow: 0.5 }, 'c', { x: 520, floor: 742, scale: 1.58 }) : '',
  );
