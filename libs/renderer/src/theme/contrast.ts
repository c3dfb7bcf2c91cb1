import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** Parses a colour as OKLCH; returns mid-grey for an invalid colour. */
export const oklch = (colour: string): Oklch =>
  toOklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };

/** Returns the nearest `#rrggbb` with the same lightness and hue. */
export const hex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

/** Black or white. */
export type Pole = '#000000' | '#ffffff';

/** Returns black or white, whichever has more contrast with a background; always at least 4.5:1. */
export const poleFor = (ground: string): Pole =>
  wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? '#ffffff' : '#000000';

/**
 * Moves a colour's lightness towards a pole in small steps until a condition holds; else returns
 * the pole.
 */
function moved(colour: Oklch, pole: Pole, isEnough: (candidate: string) => boolean): string {
  const step = pole === '#000000' ? -0.005 : 0.005;
  for (let { l } = colour; l >= 0 && l <= 1; l += step) {
    const candidate = hex({ ...colour, l });
    if (isEnough(candidate)) return candidate;
  }
  return pole;
}

/**
 * Moves a text colour towards a pole until it has enough contrast with every background.
 * @param ratio minimum contrast as defined by WCAG 2.2. @returns the pole if no colour suffices.
 */
export const legible = (
  text: Oklch,
  grounds: readonly string[],
  ratio: number,
  pole: Pole,
): string =>
  moved(text, pole, (candidate) =>
    grounds.every((ground) => wcagContrast(candidate, ground) >= ratio),
  );

/**
 * Moves a background away from the pole of its text until the contrast suffices, with a small
 * margin.
 */
export const groundFor = (pole: Pole, ground: Oklch): string =>
  moved(
    ground,
    pole === '#000000' ? '#ffffff' : '#000000',
    (candidate) => wcagContrast(candidate, pole) >= 4.55,
  );

/** Returns the first candidate with a contrast of 4.5:1 on a background, else black or white. */
export const readable = (ground: string, ...candidates: string[]): string =>
  candidates.find((candidate) => wcagContrast(candidate, ground) >= 4.5) ?? poleFor(ground);

/** Lightness in OKLCH by which a fill may be darker than the tenant's colour without looking like another one. */
const sameColour = 0.06;

/**
 * Returns a fill that is darkened a little if white text then is legible on it: black text on red or
 * mid blue passes by its ratio, and is harder to read. Other fills stay as they are.
 */
export function withWhiteText(fill: string): string {
  const colour = oklch(fill);
  const darker = legible(colour, ['#ffffff'], 4.5, '#000000');
  return !isNeutral(colour) && colour.l - oklch(darker).l <= sameColour ? darker : fill;
}

/** Returns true for black, white, greys and blue-black: colours without a recognisable hue. */
export const isNeutral = (colour: Oklch): boolean => colour.c < 0.04;

/** Returns a colour for dark backgrounds: a dark neutral turns light, since grey looks disabled there. */
export const forDark = (colour: Oklch): Oklch =>
  isNeutral(colour) ? { ...colour, l: Math.max(colour.l, 0.9) } : colour;

/**
 * Returns the fill of a button on dark backgrounds: the given colour, as `withWhiteText` makes it if
 * possible, lightened until its contrast is 3:1, more vivid on the way.
 * @param enough contrast from which the colour is used as it is.
 */
export function fillOnDark(colour: Oklch, grounds: readonly string[], enough = 3.05): string {
  if (isNeutral(colour)) return legible(forDark(colour), grounds, 3.05, '#ffffff');
  const own = hex(colour);
  const seen = [withWhiteText(own), own].find((fill) =>
    grounds.every((ground) => wcagContrast(fill, ground) >= enough),
  );
  if (seen !== undefined) return seen;
  const vivid = { ...colour, c: Math.max(colour.c, Math.min(colour.c * 1.25, 0.16)) };
  return legible(vivid, grounds, 3.05, '#ffffff');
}
