import { wcagContrast } from 'culori';
import { poleFor } from './contrast.ts';

/** Least contrast of text with its ground, WCAG 2.2 level AA. */
const leastContrast = 4.5;

/** #rgb and #rrggbbaa as #rrggbb: a label is opaque, or its contrast would depend on what lies below. */
const opaque = (colour: string): string =>
  colour.length === 4
    ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`
    : colour.slice(0, 7);

const isReadable = (text: string, ground: string): boolean =>
  wcagContrast(text, ground) >= leastContrast;

/**
 * The colours of a label that an editor coloured, made readable: the ground as given, the text as
 * given if it reaches 4.5 to 1 on it, else white or black. A text colour alone gets a ground
 * that it reads on. Undefined without any colour: the theme's own.
 * @param background `#rgb`, `#rrggbb` or `#rrggbbaa`; alpha is left out.
 */
export function labelColours(
  background: string | undefined,
  text: string | undefined,
): { readonly ground: string; readonly text: string } | undefined {
  if (background === undefined && text === undefined) return undefined;
  const words = text === undefined ? undefined : opaque(text);
  if (background === undefined) return { ground: poleFor(words!), text: words! };
  const ground = opaque(background);
  return { ground, text: words && isReadable(words, ground) ? words : poleFor(ground) };
}
