import { drawings, type IconName } from '../icons/drawings.ts';

const names = [
  'gauge',
  'gearbox',
  'seat',
  'fuel',
  'location',
  'camera',
  'car',
] as const satisfies IconName[];

/** Icons of a card's facts. */
export type CardIcon = (typeof names)[number];

const drawing = (name: IconName): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${drawings[name]}'/></svg>`;

const escaped = (svg: string): string =>
  svg.replace(/[<>#%]/g, (character) => encodeURIComponent(character));

/** Returns an icon as a `mask-image` value, which shows in the element's background colour. */
export const iconMask = (name: IconName): string =>
  `url("data:image/svg+xml,${escaped(drawing(name))}")`;

/**
 * Style sheet of the card icons. Elements refer to an icon by `data-icon`, so that the drawing is
 * on the page once rather than on each of hundreds of cards.
 */
export const cardIcons = `@layer blocks {\n${names
  .map((name) => `.fc-car [data-icon=${name}]::before { mask-image: ${iconMask(name)}; }`)
  .join('\n')}\n}`;

const fullHeart = `url("data:image/svg+xml,${escaped(drawing('heart').replace("fill='none'", "fill='black'"))}")`;

/** Style sheet of the two hearts: of a car that isn't saved, and of one that is. */
export const heartIcons = `@layer blocks { .fc-heart { --heart: ${iconMask('heart')}; --heart-full: ${fullHeart}; } }`;
