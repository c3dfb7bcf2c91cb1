import { formatHex, parse, wcagContrast } from 'culori';

/** Contrast of words on their ground that WCAG 2.2 asks for (1.4.3). */
const leastContrast = 4.5;

const white = '#ffffff';
const black = '#000000';

/** Ground and words of a label, both opaque. */
export interface LabelColours {
  readonly backgroundColor: string;
  readonly color: string;
}

/**
 * Colours of a label in which its words can be read: those that are asked for if their contrast is
 * at least 4.5, else black or white in place of the words' colour, or of the ground if only the
 * words' colour is given. Undefined without any: the theme's colours stand. Alpha is not looked at.
 * @param ground #rgb, #rrggbb or #rrggbbaa @param words likewise
 */
export function readableColours(ground?: string, words?: string): LabelColours | undefined {
  const [backgroundColor, color] = [opaque(ground), opaque(words)];
  if (backgroundColor && color && wcagContrast(backgroundColor, color) >= leastContrast)
    return { backgroundColor, color };
  if (backgroundColor) return { backgroundColor, color: contrary(backgroundColor) };
  return color ? { backgroundColor: contrary(color), color } : undefined;
}

/** Black or white, whichever stands out more; one of them always has a contrast of 4.58 or more. */
const contrary = (colour: string): string =>
  wcagContrast(colour, white) >= wcagContrast(colour, black) ? white : black;

function opaque(colour: string | undefined): string | undefined {
  const parsed = colour === undefined ? undefined : parse(colour);
  return parsed && formatHex(parsed);
}
