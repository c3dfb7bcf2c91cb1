import type { Theme } from '@forecourt/block-schemas';
import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

/** The colours that everything is drawn with, by token name, as hex. */
export type Ramp = Readonly<Record<string, string>>;

const toOklch = converter('oklch');
const oklch = (colour: string): Oklch => toOklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };
const hex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

const withLightness = (colour: Oklch, l: number, c = colour.c): Oklch => ({ ...colour, l, c });

/** Moves a colour's lightness step by step until it stands out from a ground as far as WCAG asks. */
function untilContrast(
  colour: Oklch,
  ground: string,
  ratio: number,
  towards: 'darker' | 'lighter',
): string {
  const step = towards === 'darker' ? -0.005 : 0.005;
  for (let { l } = colour; l >= 0 && l <= 1; l += step) {
    const candidate = hex(withLightness(colour, l));
    if (wcagContrast(candidate, ground) >= ratio) return candidate;
  }
  return towards === 'darker' ? '#000000' : '#ffffff';
}

/** Text on a ground: the first candidate with enough contrast, else black or white. */
const readable = (ground: string, ...candidates: string[]): string =>
  candidates.find((candidate) => wcagContrast(candidate, ground) >= 4.5) ??
  (wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? '#ffffff' : '#000000');

/** The light ramp: ground and text as the tenant gave them, the rest in OKLCH with contrast held at AA. */
function lightRamp({ brand, accent, surface = '#ffffff', ink = '#132231' }: Theme['color']): Ramp {
  const [b, a, s, i] = [oklch(brand), oklch(accent), oklch(surface), oklch(ink)];
  const text = untilContrast(i, surface, 7, 'darker');
  const sunk = hex(
    s.c > 0.004
      ? withLightness(s, s.l - 0.025, s.c * 1.35)
      : { mode: 'oklch', l: s.l - 0.023, c: 0.006, h: b.h },
  );
  const quiet = untilContrast(withLightness(i, 0.5), sunk, 6, 'darker');
  const brandText = untilContrast(b, sunk, 4.5, 'darker');
  const deep = hex(withLightness(b, Math.min(Math.max(b.l - 0.1, 0.2), 0.32), b.c * 0.75));
  const soft = hex({ ...b, l: 0.955, c: Math.min(b.c, 0.018) });
  const accentSoft = hex({ ...a, l: 0.955, c: 0.035 });
  const line = hex({ ...i, l: Math.min(s.l - 0.09, 0.905), c: Math.min(i.c, 0.012) + s.c });
  return {
    surface,
    sunk,
    raised: hex(s.c > 0.004 ? withLightness(s, Math.min(s.l + 0.015, 1), s.c * 0.6) : s),
    ink: text,
    'ink-2': quiet,
    brand: brandText,
    'on-brand': readable(brandText, surface, '#ffffff'),
    'brand-deep': deep,
    'on-deep': readable(deep, s.c > 0.004 ? surface : '#ffffff', '#ffffff'),
    'on-deep-2': untilContrast({ ...b, l: 0.87, c: 0.03 }, deep, 7, 'lighter'),
    'brand-soft': soft,
    accent,
    'on-accent': readable(accent, deep, text),
    'accent-text': untilContrast(withLightness(a, Math.min(a.l, 0.56)), accentSoft, 4.6, 'darker'),
    'accent-soft': accentSoft,
    'accent-on-deep': untilContrast(a, deep, 4.5, 'lighter'),
    line,
    'line-strong': untilContrast({ ...i, l: 0.68, c: 0.025 }, sunk, 3.05, 'darker'),
    error: '#a50e15',
    success: untilContrast({ mode: 'oklch', l: 0.55, c: 0.13, h: 150 }, sunk, 4.6, 'darker'),
  };
}

/** The dark ramp: the brand's own hue for the ground, light text, the accent as it is. */
function darkRamp({ brand, accent }: Theme['color']): Ramp {
  const [b, a] = [oklch(brand), oklch(accent)];
  const ground = (l: number) => hex({ ...b, l, c: Math.min(b.c, 0.03) });
  const surface = ground(0.19);
  const sunk = ground(0.225);
  const soft = ground(0.3);
  const brandText = untilContrast(withLightness(b, 0.72, b.c * 0.9), soft, 4.6, 'lighter');
  const deep = ground(0.15);
  return {
    surface,
    sunk,
    raised: ground(0.25),
    ink: ground(0.96),
    'ink-2': untilContrast({ ...b, l: 0.78, c: 0.02 }, soft, 6, 'lighter'),
    brand: brandText,
    'on-brand': readable(brandText, deep),
    'brand-deep': deep,
    'on-deep': ground(0.97),
    'on-deep-2': ground(0.85),
    'brand-soft': soft,
    accent,
    'on-accent': readable(accent, deep),
    'accent-text': untilContrast(a, ground(0.27), 4.6, 'lighter'),
    'accent-soft': ground(0.27),
    'accent-on-deep': untilContrast(a, deep, 4.5, 'lighter'),
    line: ground(0.34),
    'line-strong': untilContrast({ ...b, l: 0.5, c: 0.02 }, sunk, 3.1, 'lighter'),
    error: '#ff9a94',
    success: '#7fd6a4',
  };
}

/** A tenant's colours, computed from the four that it sets. */
export const ramp = (theme: Theme, scheme: 'light' | 'dark'): Ramp =>
  scheme === 'dark' ? darkRamp(theme.color) : lightRamp(theme.color);
