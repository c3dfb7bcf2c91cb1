import { foldText } from '../text/fold-text.ts';

/** Words for each basic colour that name nothing but the colour. */
const plain = {
  white: 'white',
  silver: 'silver',
  grey: 'grey|gray',
  black: 'black',
  blue: 'blue',
  red: 'red',
  green: 'green',
  brown: 'brown',
  beige: 'beige',
  gold: 'gold(?:en)?',
  yellow: 'yellow',
  orange: 'orange',
  purple: 'purple',
  pink: 'pink',
} as const;

/** Basic colours by which people choose a car; a maker's paint is a shade of one. */
export type BasicColour = keyof typeof plain;

export const basicColours = Object.keys(plain) as BasicColour[];

/** Shades and materials that paints are named after. */
const shades: Readonly<Record<BasicColour, string>> = {
  white: 'alabaster|chalk|ivory|snow',
  silver: 'aluminium|chrome|platinum|titanium',
  grey: 'charcoal|graphite|gunmetal|slate|granite|steel|anthracite',
  black: 'ebony|onyx|obsidian',
  blue: 'navy|azure|indigo|cobalt|sapphire|aqua|turquoise|teal',
  red: 'maroon|burgundy|crimson|scarlet|ruby|cherry|wine',
  green: 'olive|khaki|lime|emerald|jade',
  brown: 'bronze|copper|chocolate|tan|mocha|rust',
  beige: 'champagne|cream|sand|almond|oatmeal',
  gold: 'brass',
  yellow: 'lemon|mustard',
  orange: 'tangerine|amber|apricot',
  purple: 'violet|plum|mauve|lilac|aubergine|amethyst',
  pink: 'rose|magenta|fuchsia',
};

const matcher = (words: Readonly<Record<BasicColour, string>>) => ({
  pattern: new RegExp(`\\b(?:${Object.values(words).join('|')})\\b`, 'g'),
  colours: basicColours.map((colour) => [colour, new RegExp(`^(?:${words[colour]})$`)] as const),
});

const matchers = [matcher(plain), matcher(shades)];

/**
 * Returns the basic colour that a paint's name contains: `blue` for "Deep Ocean Blue Metallic", the
 * first part's for "White with black roof"; undefined if the name doesn't say.
 */
export function basicColour(paint: string): BasicColour | undefined {
  const [main = ''] = foldText(paint).split(/[/&+,(]|\b(?:with|and)\b/);
  for (const { pattern, colours } of matchers) {
    // The last word is the noun: "blue grey" is grey.
    const word = main.match(pattern)?.at(-1);
    if (word !== undefined) return colours.find(([, words]) => words.test(word))?.[0];
  }
  return undefined;
}
