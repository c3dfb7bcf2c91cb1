import { wcagContrast } from 'culori';
import { poleFor } from './contrast.ts';

/** Minimum contrast of text with its background, WCAG 2.2 level AA. */
const minContrast = 4.5;

/**
 * Converts #rgb and #rrggbbaa to #rrggbb: with an opaque label, contrast does not depend on the
 * content below.
 */
const opaque = (colour: string): string =>
  colour.length === 4
    ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`
    : colour.slice(0, 7);

const isReadable = (text: string, ground: string): boolean =>
  wcagContrast(text, ground) >= minContrast;

/**
 * Returns readable colours for a label with an editor's colours. The background is as given, and so
 * is the text if it has a contrast of 4.5:1, else it is white or black. A text colour without a
 * background gets one with enough contrast. Undefined without any colour, for the theme's own.
 * @param background `#rgb`, `#rrggbb` or `#rrggbbaa`; alpha is ignored.
 */
export function labelColours(
  background: string | undefined,
  text: string | undefined,
): { readonly ground: string; readonly text: string } | undefined {
  const words = text === undefined ? undefined : opaque(text);
  if (background === undefined)
    return words === undefined ? undefined : { ground: poleFor(words), text: words };
  const ground = opaque(background);
  return { ground, text: words && isReadable(words, ground) ? words : poleFor(ground) };
}
