import { drawings } from '../icons/drawings.ts';

/** Icons of a card's facts. */
const facts = ['gauge', 'gearbox', 'seat', 'fuel', 'location', 'camera', 'car'] as const;

export type CardIcon = (typeof facts)[number];

const icons = [...facts, 'heart', 'heart-full', 'chevron-down'] as const;

type MaskIcon = (typeof icons)[number];

/** Width of an icon's cell in the row: an icon of 24 in the middle, so that a larger box shows no other. */
const cell = 48;

/** All icons in a row. */
const row = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${cell * icons.length} 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${icons
  .map((name, index) => {
    const [path, fill] =
      name === 'heart-full' ? [drawings.heart, " fill='black'"] : [drawings[name], ''];
    return `<path transform='translate(${cell * index + 12})'${fill} d='${path}'/>`;
  })
  .join('')}</svg>`;

const escaped = (svg: string): string =>
  svg.replace(/[<>#%]/g, (character) => encodeURIComponent(character));

/** Distance from the middle of the row to that of an icon, in heights of the row. */
const place = (name: MaskIcon): number => icons.length - 1 - 2 * icons.indexOf(name);

/**
 * Style sheet of the icons of car cards, hearts and selects, which show in the background colour of an
 * element of the width `--icon-size`, or larger. Elements refer to a fact's icon by `data-icon`, so that
 * the drawing is on the page once rather than on each of hundreds of cards. All icons are one drawing:
 * browsers make a document of each drawing in a style sheet before they lay out the page, which took a
 * third of the time to the first paint of a home page.
 */
export const cardIcons = `@layer blocks {
${facts.map((name) => `[data-icon=${name}] { --icon: ${place(name)}; }`).join('\n')}
.fc-car [data-icon] { --icon-size: 17px; }
.fc-heart { --icon: ${place('heart')}; --icon-size: 22px; }
.fc-heart[aria-pressed='true'] { --icon: ${place('heart-full')}; }
.fc-cars label:has(> select) { --icon: ${place('chevron-down')}; --icon-size: 18px; }
.fc-car [data-icon]::before, .fc-heart::before, .fc-cars label:has(> select)::after {
  mask-image: url("data:image/svg+xml,${escaped(row)}");
  mask-position: calc(50% + var(--icon) * var(--icon-size)) 50%;
  mask-size: auto var(--icon-size);
  mask-repeat: no-repeat;
}
}`;
