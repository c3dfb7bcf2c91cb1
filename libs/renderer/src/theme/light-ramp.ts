import type { Theme } from '@forecourt/block-schemas';
import type { Oklch } from 'culori';
import {
  fillOnDark,
  forDark,
  groundFor,
  hex,
  legible,
  oklch,
  readable,
  withWhiteText,
} from './contrast.ts';
import type { Ramp } from './ramp-colours.ts';

/** Chroma from which a background counts as tinted, so that muted colours get its hue. */
const tint = 0.004;

/** Contrast from which a fill, which has a label of its own, differs from a light background. */
const visible = 1.2;

/** Interpolates between the hues of two colours, along the shorter arc; `share` is 0 to 1. */
function hueBetween(from: Oklch, to: Oklch, share: number): number {
  const [start, end] = [from.h ?? 0, to.h ?? 0];
  const way = ((end - start + 540) % 360) - 180;
  return start + way * share;
}

/** Returns the hue of a darkened colour: yellow and amber darken towards brown, not olive. */
const darkenedHue = (h = 0): number => (h > 40 && h < 110 ? h - 13 : h);

/** Returns true for amber, yellow and lime, which are themselves only while they are light. */
const isYellow = ({ h = 0, c }: Oklch): boolean => c > 0.08 && h > 60 && h < 118;

/** Returns the dark ground of a brand: nearly black beside yellow, which would be brown there. */
const deepGround = (brand: Oklch): string =>
  hex({
    ...brand,
    l: Math.min(Math.max(brand.l - 0.1, 0.2), isYellow(brand) ? 0.24 : 0.32),
    c: brand.c * (isYellow(brand) ? 0.15 : 0.75),
  });

const black = '#000000';

/** Returns true for a background with a visible hue. */
const isTinted = (surface: Oklch): boolean => surface.c > tint;

/**
 * Returns a colour with a hue between the background's and another colour's if the background is
 * tinted, else that colour's hue.
 */
const leaning = (surface: Oklch, to: Oklch, share: number, l: number, c: number): Oklch => ({
  mode: 'oklch',
  l,
  c,
  h: isTinted(surface) ? hueBetween(surface, to, share) : to.h,
});

/** Returns the backgrounds beside the page's own, for its surface `s`, brand `b` and accent `a`. */
function groundsOf(s: Oklch, b: Oklch, a: Oklch) {
  const ground = (colour: Oklch) => groundFor(black, colour);
  return {
    sunk: ground(
      isTinted(s)
        ? { ...s, l: s.l - 0.025, c: s.c * 1.35 }
        : { ...b, l: s.l - 0.023, c: Math.min(b.c, 0.006) },
    ),
    raised: ground(isTinted(s) ? { ...s, l: Math.min(s.l + 0.015, 1), c: s.c * 0.6 } : s),
    soft: ground(leaning(s, b, 0.4, s.l - 0.04, Math.min(b.c, 0.018))),
    accentSoft: ground({ ...a, l: s.l - 0.04, c: Math.min(a.c, 0.035) }),
  };
}

/**
 * Returns the ramp of a light background: the tenant's four colours, and others computed in OKLCH
 * with AA contrast.
 */
export function lightRamp({
  brand,
  accent,
  surface = '#ffffff',
  ink = '#132231',
}: Theme['color']): Ramp {
  const [b, a, s, i] = [oklch(brand), oklch(accent), oklch(surface), oklch(ink)];
  const { sunk, raised, soft, accentSoft } = groundsOf(s, b, a);
  const grounds = [surface, sunk, raised, soft, accentSoft];

  const on = (text: Oklch, ratio: number, ...where: string[]) => legible(text, where, ratio, black);
  const text = on({ ...oklch(on(i, 4.5, ...grounds)) }, 7, surface);
  const quiet = { ...i, l: 0.5, c: Math.min(i.c * 1.2, 0.03) };
  const brandText = on(isYellow(b) ? { ...b, h: darkenedHue(b.h) } : b, 4.5, ...grounds);
  const deep = deepGround(b);
  const accentFill = withWhiteText(on(a, visible, surface, sunk, raised));
  // Red on a deep red is seen at less than 3:1, and lighter red has no white text.
  const deepFill = fillOnDark(a, [deep], 2.4);
  return {
    surface,
    sunk,
    raised,
    ink: text,
    'ink-2': on(oklch(on(quiet, 6.5, sunk)), 4.5, ...grounds),
    brand: brandText,
    'brand-fill': brandText,
    'on-brand': readable(brandText, surface, '#ffffff'),
    'brand-deep': deep,
    'on-deep': readable(deep, isTinted(s) ? surface : '#ffffff', '#ffffff'),
    'on-deep-2': legible(leaning(s, b, 0.4, 0.87, 0.03), [deep], 7, '#ffffff'),
    'brand-soft': soft,
    accent: accentFill,
    'on-accent': readable(accentFill, '#ffffff', deep, text),
    'accent-text': on(
      { ...a, l: Math.min(a.l, 0.56), c: a.c * 0.8, h: darkenedHue(a.h) },
      5,
      surface,
      sunk,
      raised,
      accentSoft,
    ),
    'accent-soft': accentSoft,
    'accent-on-deep': legible(forDark(a), [deep], 4.5, '#ffffff'),
    'accent-fill-deep': deepFill,
    'on-accent-deep': readable(deepFill, '#ffffff', deep),
    line: hex(
      leaning(s, b, 0.2, s.l - (isTinted(s) ? 0.135 : 0.095), Math.min(i.c, 0.012) + s.c * 0.8),
    ),
    'line-strong': on(
      leaning(s, i, 0.6, 0.68, isTinted(s) ? 0.03 : 0.025),
      3.05,
      surface,
      sunk,
      raised,
    ),
    error: on(oklch('#a50e15'), 4.5, surface, sunk, raised),
    success: on({ mode: 'oklch', l: 0.55, c: 0.13, h: 150 }, 4.5, surface, sunk, raised),
  };
}
