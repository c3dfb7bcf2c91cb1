import type { PaintName } from '../art/paints.ts';
import type { Upholstery } from '../art/renders/insides.ts';
import { featuresOf } from './stock/features.ts';
import type { StockCar } from './stock/stock-car.ts';

/** Paints that makers combine with tan leather; with all others it is black. */
const tanPaints: readonly PaintName[] = [
  'lighthouse-white',
  'milk',
  'deep-channel',
  'ferry-green',
  'forest-green',
  'mangrove',
  'ironbark',
  'boiler-bronze',
  'night-tide',
];

/** Cloth by maker; black of all others. */
const cloths: Readonly<Record<string, Upholstery>> = {
  Aldine: 'grey-cloth',
  Corrin: 'slate-cloth',
  Ostara: 'slate-cloth',
};

/** Leather of makers that offer only one. */
const leathers: Readonly<Record<string, Upholstery>> = {
  Aldine: 'grey-leather',
  Solenne: 'red-leather',
};

const hasLeather = (car: StockCar) =>
  featuresOf(car).some(({ items }) => items.includes('Leather seats'));

/** Returns the seat trim of a car: leather where its features list it, in the colour that goes with its paint. */
export function upholsteryOf(car: StockCar): Upholstery {
  const { make } = car.line;
  if (!hasLeather(car)) return cloths[make] ?? 'black-cloth';
  return leathers[make] ?? (tanPaints.includes(car.paint.paint) ? 'tan-leather' : 'black-leather');
}

/** Returns the name of a car's seat trim, as in “Tan leather”. */
export function upholsteryName(car: StockCar): string {
  const upholstery = upholsteryOf(car);
  if (car.line.make === 'Aldine') return upholstery === 'grey-cloth' ? 'Pale wool' : 'Pale leather';
  const [colour, material] = upholstery.split('-') as [string, string];
  return `${colour[0]!.toUpperCase()}${colour.slice(1)} ${material}`;
}
