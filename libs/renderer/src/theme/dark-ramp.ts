import type { Theme } from '@forecourt/block-schemas';
import { wcagContrast, type Oklch } from 'culori';
import {
  fillOnDark,
  forDark,
  groundFor,
  hex,
  isNeutral,
  legible,
  oklch,
  readable,
} from './contrast.ts';
import type { Ramp } from './ramp-colours.ts';

/**
 * Returns the ramp of a dark background: light text, and brand and accent lightened as far as they
 * need to be visible.
 * @param base the page's background; by default a dark, muted shade of the brand's hue.
 */
export function darkRamp({ brand, accent, ink }: Theme['color'], base?: string): Ramp {
  const [b, a] = [oklch(brand), oklch(accent)];
  const white = '#ffffff';
  const s: Oklch = base ? oklch(base) : { ...b, l: 0.19, c: Math.min(b.c, 0.03) };
  /** Returns a background lighter than the page's, as far as light text stays readable. */
  const above = (by: number) => groundFor(white, { ...s, l: s.l + by });
  const tone = (l: number, c = 0.03) => ({ ...b, l, c: Math.min(b.c, c) });

  const surface = base ?? hex(s);
  const [sunk, raised, soft, accentSoft] = [0.035, 0.06, 0.11, 0.08].map(above) as [
    string,
    string,
    string,
    string,
  ];
  const deep = groundFor(white, { ...s, l: Math.max(s.l - 0.04, 0.05) });
  const grounds = [surface, sunk, raised, soft, accentSoft];

  const on = (text: Oklch, ratio: number, ...where: string[]) => legible(text, where, ratio, white);
  const isInkLight = ink && grounds.every((ground) => wcagContrast(ink, ground) >= 4.5);
  // A lighter shade of the same chroma looks paler: maroon would turn pink.
  const vivid = { ...b, c: Math.max(b.c, Math.min(b.c * 1.6, 0.2)) };
  const brandText = on(isNeutral(b) ? tone(Math.max(b.l, 0.86)) : vivid, 5, ...grounds);
  const fill = fillOnDark(b, [surface, sunk, raised]);
  const accentFill = fillOnDark(a, [surface, sunk, raised]);
  const deepFill = fillOnDark(a, [deep]);
  return {
    surface,
    sunk,
    raised,
    ink: isInkLight ? ink : on(tone(0.96), 4.5, ...grounds),
    'ink-2': on(tone(0.78, 0.02), 6, ...grounds),
    brand: brandText,
    'brand-fill': fill,
    'on-brand': readable(fill, white, deep),
    'brand-deep': deep,
    'on-deep': on(tone(0.97), 4.5, deep),
    'on-deep-2': on(tone(0.85), 4.5, deep),
    'brand-soft': soft,
    accent: accentFill,
    'on-accent': readable(accentFill, white, deep),
    'accent-text': on(forDark(a), 4.5, surface, sunk, raised, accentSoft),
    'accent-soft': accentSoft,
    'accent-on-deep': on(forDark(a), 4.5, deep),
    'accent-fill-deep': deepFill,
    'on-accent-deep': readable(deepFill, white, deep),
    line: above(0.15),
    'line-strong': on(tone(0.5, 0.02), 3.05, surface, sunk, raised),
    error: on(oklch('#ff9a94'), 4.5, surface, sunk, raised),
    success: on(oklch('#7fd6a4'), 4.5, surface, sunk, raised),
  };
}
