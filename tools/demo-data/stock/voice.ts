import { escapeText } from 'entities/escape';
import type { SalesComment, StockCar } from './stock-car.ts';

/** A sentence about a car, and which cars it is true of; of all if nothing is said. */
interface Line {
  says: string | ((car: StockCar) => string);
  of?: (car: StockCar) => boolean;
}

/** How one salesperson writes. */
export interface Voice {
  /** Slug of the salesperson. */
  person: string;
  openings: readonly Line[];
  closings: readonly Line[];
  /** Facts as a list after the opening instead of in sentences. */
  lists?: boolean;
}

/** What everybody at a dealer's may say, by subject; a comment takes at most one of each. */
export type Subjects = readonly (readonly Line[])[];

export const used = ({ type }: StockCar) => type === 'Used';
export const fresh = ({ type }: StockCar) => type === 'New';
export const demo = ({ type }: StockCar) => type === 'Demo';
const fuelOf = ({ line, trim }: StockCar) => trim.fuel ?? line.fuel;
export const isBody =
  (...words: string[]) =>
  ({ line }: StockCar) =>
    words.includes(line.word);
export const runsOn =
  (...fuels: string[]) =>
  (car: StockCar) =>
    fuels.includes(fuelOf(car));
export const both =
  (...all: ((car: StockCar) => boolean)[]) =>
  (car: StockCar) =>
    all.every((holds) => holds(car));

export const kilometres = ({ km }: StockCar) => `${km.toLocaleString('en-AU')} km`;
const words = ['No', 'One', 'Two', 'Three', 'Four'];
/** "Two owners", as a sentence begins. */
export const ownersOf = ({ owners }: StockCar) =>
  `${words[owners] ?? owners} ${owners === 1 ? 'owner' : 'owners'}`;
export const modelOf = ({ line }: StockCar) => line.model;

function pick(lines: readonly Line[], car: StockCar, random: () => number): string | undefined {
  const fitting = lines.filter(({ of }) => of === undefined || of(car));
  const line = fitting[Math.floor(random() * fitting.length)];
  return typeof line?.says === 'function' ? line.says(car) : line?.says;
}

const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;

/** The car's own facts, as the listing has no fields for them. */
const dataOf = ({ trim, paint }: StockCar) => [
  `${trim.engine[0]!.toUpperCase()}${trim.engine.slice(1)}`,
  `${trim.gearbox[0]!.toUpperCase()}${trim.gearbox.slice(1)}, ${trim.drive}`,
  `${paint.name}, ${paint.type.toLowerCase()} paint`,
];

/** Writes what a dealer says about a car, as HTML: an opening, two or three subjects, a closing. */
export function comment(
  voice: Voice,
  subjects: Subjects,
  car: StockCar,
  random: () => number,
): SalesComment {
  const opening = pick(voice.openings, car, random) ?? '';
  const chosen = [...subjects]
    .map((lines) => ({ lines, order: random() }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ lines }) => pick(lines, car, random) ?? [])
    .slice(0, 2 + Math.floor(random() * 2));
  const closing = pick(voice.closings, car, random) ?? '';
  const by = voice.person;
  if (!voice.lists)
    return {
      html: [paragraph(`${opening} ${chosen.join(' ')}`.trim()), paragraph(closing)].join(''),
      by,
    };
  const items = [...dataOf(car), ...chosen].map(
    (item) => `<li>${escapeText(item.replace(/\.$/, ''))}</li>`,
  );
  return { html: `${paragraph(opening)}<ul>${items.join('')}</ul>${paragraph(closing)}`, by };
}
