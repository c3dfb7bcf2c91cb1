/** A block of the measured pages. */
export type CostBlock =
  | { readonly type: 'header'; readonly data: { readonly text: string; readonly level: 2 } }
  | { readonly type: 'paragraph'; readonly data: { readonly text: string } }
  | {
      readonly type: 'list';
      readonly data: { readonly style: 'unordered'; readonly items: readonly string[] };
    }
  | { readonly type: 'cardsTool'; readonly data: { readonly cards: readonly Card[] } };

interface Card {
  readonly heading: string;
  readonly description: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly href: string;
}

/** Number of pictures that the cards share. */
export const pictureCount = 8;

const sentence =
  'Every car is checked in our own workshop before it reaches the yard, and the price on the window is the price you pay.';

const card = (name: string, index: number): Card => ({
  heading: `${name}, car ${index + 1}`,
  description: `${sentence.slice(0, 74)} (${name}).`,
  image: `/assets/car-${index % pictureCount}.jpg`,
  imageAlt: 'A car in the yard',
  href: '/',
});

/** Forty blocks with 48 picture cards. @param name in all that is written. */
function fortyBlocks(name: string): CostBlock[] {
  const section = (index: number): CostBlock[] => [
    { type: 'header', data: { text: `${name}, part ${index + 1}`, level: 2 } },
    { type: 'paragraph', data: { text: `${sentence} ${name}, part ${index + 1}. ${sentence}` } },
    {
      type: 'cardsTool',
      data: { cards: [0, 1, 2, 3].map((each) => card(name, index * 4 + each)) },
    },
  ];
  const items = ['Roadworthy and full service', 'Two keys', 'Three years’ warranty'];
  const lists = [1, 2, 3, 4].map((number): CostBlock => ({
    type: 'list',
    data: { style: 'unordered', items: items.map((item) => `${item} (${name} ${number})`) },
  }));
  return [...Array.from({ length: 12 }, (_, index) => section(index)).flat(), ...lists];
}

/** As many blocks as are asked for: forty, and others of the same kinds. */
const blocksNamed = (name: string, count: number): CostBlock[] =>
  Array.from({ length: Math.ceil(count / 40) }, (_, index) =>
    fortyBlocks(index === 0 ? name : `${name}, ${index + 1}`),
  )
    .flat()
    .slice(0, count);

/** Pages from this number on differ from each other in one block. */
export const alikeFrom = 10_000;

/** Blocks of a page. Those of pages before {@link alikeFrom} have nothing in common but the pictures. */
export function blocksOf(page: number, count = 40): readonly CostBlock[] {
  if (page < alikeFrom) return blocksNamed(`Page ${page}`, count);
  const own: CostBlock = { type: 'paragraph', data: { text: `${sentence} Page ${page}.` } };
  return blocksNamed('Our cars', count).with(Math.min(1, count - 1), own);
}
