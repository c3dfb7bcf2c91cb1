import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour in OKLCH; a middle grey for what is no colour. */
export const oklch = (colour: string): Oklch =>
  toOklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };

/** The nearest `#rrggbb` of the same lightness and hue. */
export const hex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

/** One of the two ends of lightness. */
export type Pole = '#000000' | '#ffffff';

/** Black or white, whichever stands out more from a ground; it always reaches 4.5 to 1. */
export const poleFor = (ground: string): Pole =>
  wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? '#ffffff' : '#000000';

/** Moves a colour's lightness towards a pole, by small steps, until a condition holds; else the pole itself. */
function moved(colour: Oklch, pole: Pole, isEnough: (candidate: string) => boolean): string {
  const step = pole === '#000000' ? -0.005 : 0.005;
  for (let { l } = colour; l >= 0 && l <= 1; l += step) {
    const candidate = hex({ ...colour, l });
    if (isEnough(candidate)) return candidate;
  }
  return pole;
}

/**
 * A text colour moved towards a pole just so far that it is read on every one of the grounds.
 * @param ratio contrast as WCAG 2.2 defines it. @returns the pole where even that falls short.
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

/** A ground moved away from the pole of its text until that pole is read on it with a little to spare. */
export const groundFor = (pole: Pole, ground: Oklch): string =>
  moved(
    ground,
    pole === '#000000' ? '#ffffff' : '#000000',
    (candidate) => wcagContrast(candidate, pole) >= 4.55,
  );

/** Text on a ground: the first candidate that reaches 4.5 to 1, else black or white. */
export const readable = (ground: string, ...candidates: string[]): string =>
  candidates.find((candidate) => wcagContrast(candidate, ground) >= 4.5) ?? poleFor(ground);
