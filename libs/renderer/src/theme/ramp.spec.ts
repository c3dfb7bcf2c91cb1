import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceCiede2000, wcagContrast } from 'culori';
import fc from 'fast-check';
import { themeCss } from './tokens.ts';
import { describe, expect, it } from 'vitest';
import { oklch, poleFor } from './contrast.ts';
import { ramp } from './ramp.ts';

const quietGrounds = ['surface', 'sunk', 'raised', 'brand-soft', 'accent-soft'];
const panels = ['surface', 'sunk', 'raised'];

/** Every text token with the grounds that style sheets put it on. */
const textOn: Readonly<Record<string, readonly string[]>> = {
  ink: quietGrounds,
  'ink-2': quietGrounds,
  brand: quietGrounds,
  'accent-text': [...panels, 'accent-soft'],
  error: panels,
  success: panels,
  'on-brand': ['brand-fill'],
  'on-accent': ['accent'],
  'on-accent-deep': ['accent-fill-deep'],
  'on-deep': ['brand-deep'],
  'on-deep-2': ['brand-deep'],
  'accent-on-deep': ['brand-deep'],
  'brand-deep': ['on-deep'],
};

/** Outlines and fills of controls with the grounds around them. */
const outlineOn: Readonly<Record<string, readonly string[]>> = {
  'line-strong': panels,
  'brand-fill': panels,
};

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anyTheme = fc.record(
  { brand: colour, accent: colour, surface: colour, ink: colour },
  { requiredKeys: ['brand', 'accent'] },
);

type Colours = Parameters<typeof ramp>[0]['color'];

/** Pairs of a theme that fall short of their contrast, as `text on ground: ratio`. */
function shortfalls(color: Colours, scheme: 'light' | 'dark'): string[] {
  const colours: Readonly<Record<string, string>> = ramp({ color }, scheme);
  const check = (pairs: typeof textOn, least: number) =>
    Object.entries(pairs).flatMap(([text, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = wcagContrast(colours[text]!, colours[ground]!);
        return ratio >= least ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`];
      }),
    );
  return [...check(textOn, 4.5), ...check(outlineOn, 3)];
}

describe.each(['light', 'dark'] as const)('ramp, %s', (scheme) => {
  it('WEB-2: whatever four colours a tenant sets, all text and all outlines can be seen', () => {
    fc.assert(
      fc.property(anyTheme, (color) => {
        expect(shortfalls(color, scheme)).toEqual([]);
      }),
      { numRuns: 500, seed: 20250402 },
    );
  });

  it.each(['#000000', '#ffffff', '#757575', '#767676', '#777777', '#808080', '#ff0000', '#00ff00'])(
    'WEB-2: also where brand, accent, ground and ink are all %s',
    (one) => {
      expect(shortfalls({ brand: one, accent: one, surface: one, ink: one }, scheme)).toEqual([]);
    },
  );
});

it.each([
  ['light', 1.2],
  ['dark', 3],
] as const)('WEB-2 WEB-4: whatever its accent, the main button is seen: %s', (scheme, least) => {
  fc.assert(
    fc.property(anyTheme, (color) => {
      const colours: Readonly<Record<string, string>> = ramp({ color }, scheme);
      const isDark = poleFor(colours.surface!) === '#ffffff';
      for (const ground of panels)
        expect(wcagContrast(colours.accent!, colours[ground]!)).toBeGreaterThanOrEqual(
          isDark ? 3 : least,
        );
      expect(
        wcagContrast(colours['accent-fill-deep']!, colours['brand-deep']!),
      ).toBeGreaterThanOrEqual(2.4);
    }),
    { numRuns: 500, seed: 20261128 },
  );
});

it.each(['#000000', '#05141f', '#1d1d1f', '#5a5f66'])(
  'WEB-4: a neutral accent is a light button and light text on dark grounds, never grey: %s',
  (accent) => {
    const color = { brand: '#7a1f2b', accent };
    for (const [scheme, token] of [
      ['dark', 'accent'],
      ['dark', 'accent-text'],
      ['dark', 'accent-on-deep'],
      ['light', 'accent-fill-deep'],
      ['light', 'accent-on-deep'],
    ] as const)
      expect(oklch(ramp({ color }, scheme)[token]!).l).toBeGreaterThan(0.85);
  },
);

it('WEB-4: a dark accent keeps its hue on dark grounds, with white text', () => {
  for (const accent of ['#7a1f2b', '#0b1f4b', '#214e34', '#910a2d']) {
    const colours = ramp({ color: { brand: accent, accent } }, 'dark');
    const turn = Math.abs(oklch(colours.accent!).h! - oklch(accent).h!);
    expect(Math.min(turn, 360 - turn), accent).toBeLessThan(12);
    expect(colours['on-accent'], accent).toBe('#ffffff');
  }
});

it('WEB-4: text on a saturated red is white where that is legible', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const token of ['on-accent', 'on-accent-deep'] as const)
      expect(ramp({ color: { brand: '#eb0a1e', accent: '#eb0a1e' } }, scheme)[token]).toBe(
        '#ffffff',
      );
});

it.each(['#ff0000', '#ff3b30', '#1e88e5'])(
  'WEB-4: a main button in red or mid blue is a little darker, for white text on it: %s',
  (accent) => {
    for (const scheme of ['light', 'dark'] as const) {
      const colours = ramp({ color: { brand: '#000000', ink: '#000000', accent } }, scheme);
      expect(colours['on-accent'], scheme).toBe('#ffffff');
      expect(differenceCiede2000()(colours.accent!, accent), scheme).toBeLessThan(7);
    }
  },
);

it.each(['#f2c200', '#ffed00', '#f89e3c'])(
  'WEB-4: a yellow brand has black bands, not brown or olive ones: %s',
  (brand) => {
    const { 'brand-deep': deep } = ramp({ color: { brand, accent: '#1a1a1a' } }, 'light');
    expect(oklch(deep!).c).toBeLessThan(0.035);
    expect(oklch(deep!).l).toBeLessThan(0.26);
  },
);

/** Properties of one block that stand for text tokens or for colours checked with their ground. */
const aliases = ['quiet', 'text', 'on-primary', 'figure'];
/** Colours of drawings beside text that says the same. */
const drawings = ['line-strong'];

it('WEB-2: style sheets set text in tokens whose contrast is proven, and in no others', () => {
  const source = dirname(import.meta.dirname);
  const proven = new Set([...Object.keys(textOn), ...aliases, ...drawings]);
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const others = sheets.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/(?<![\w-])color: var\(--([\w-]+)/g)]
      .filter(([, token]) => !proven.has(token!))
      .map(([, token]) => `${file}: ${token}`),
  );
  expect(others).toEqual([]);
});

/** The ramps of the two drawn designs. */
const drawn = {
  'a white ground': {
    surface: '#ffffff',
    sunk: '#f4f8fb',
    ink: '#132231',
    'ink-2': '#4c5b6a',
    brand: '#044069',
    'brand-deep': '#032442',
    'on-deep-2': '#c3d8e6',
    'brand-soft': '#e7f2fa',
    accent: '#f89e3c',
    'accent-text': '#a74f0c',
    line: '#d9e1e7',
    'line-strong': '#8694a1',
    error: '#a50e15',
  },
  'a paper ground': {
    surface: '#f7f8ef',
    sunk: '#eef0e4',
    ink: '#15231b',
    'ink-2': '#47574a',
    brand: '#214e34',
    'brand-deep': '#123121',
    'on-deep-2': '#ced9c4',
    'brand-soft': '#e7eee0',
    accent: '#e8bd38',
    'accent-text': '#7e5912',
    line: '#c8cdbd',
    'line-strong': '#778574',
    error: '#a50e15',
  },
};

describe.each(Object.entries(drawn))('ramp on %s', (_, wanted) => {
  const { brand, accent, surface, ink } = wanted;
  const colours: Readonly<Record<string, string>> = ramp(
    { color: { brand, accent, surface, ink } },
    'light',
  );

  it('WEB-4: gives the tenant’s own four colours unchanged', () => {
    expect(colours).toMatchObject({ brand, accent, surface, ink });
  });

  it.each(Object.entries(wanted))('WEB-4: gives %s within a shade of the drawing', (token, hex) => {
    expect(differenceCiede2000()(colours[token]!, hex)).toBeLessThan(3);
  });
});

/** Brand colours that dealers have, and the ends of the scale. */
const brands = {
  maroon: '#7a1f2b',
  burgundy: '#4a0e17',
  navy: '#0b1f4b',
  forest: '#214e34',
  lime: '#a4d400',
  orange: '#e8590c',
  purple: '#4b1d6b',
  black: '#000000',
  white: '#ffffff',
  'mid grey': '#808080',
};

describe.each(Object.entries(brands))('the dark ramp of a %s brand', (_, brand) => {
  const color = { brand, accent: '#f89e3c' };
  const colours: Readonly<Record<string, string>> = ramp({ color }, 'dark');
  const own = oklch(brand);

  it.each(['brand', 'brand-fill'])('WEB-4: keeps hue and chroma in %s', (token) => {
    const shown = oklch(colours[token]!);
    if (own.c < 0.01) return expect(shown.c).toBeLessThan(0.01);
    const turn = Math.abs(((((shown.h! - own.h!) % 360) + 540) % 360) - 180);
    expect(turn).toBeLessThan(12);
    expect(shown.c).toBeGreaterThan(own.c * 0.9);
  });

  it('WEB-2: is legible on a dark ground of the tenant’s own as well', () => {
    for (const surface of ['#000000', '#101820', '#2b0d12', '#3a3a3a', '#6b6b6b', '#f7f8ef']) {
      expect(shortfalls({ ...color, surface }, 'dark'), surface).toEqual([]);
    }
  });
});

it('WEB-4: a maroon button stays maroon in the dark, with white text', () => {
  const colours = ramp({ color: { brand: '#7a1f2b', accent: '#f89e3c' } }, 'dark');
  expect(oklch(colours['brand-fill']!).l).toBeLessThan(0.58);
  expect(colours['on-brand']).toBe('#ffffff');
  // Text of the brand is red, not pink: as vivid as its lightness allows.
  expect(oklch(colours.brand!).c).toBeGreaterThan(0.17);
});

it.each(['light', 'dark'] as const)(
  'WEB-4: the tenant’s dark ground is used as it is: %s',
  (scheme) => {
    const color = { brand: '#7a1f2b', accent: '#f89e3c', surface: '#101820' };
    expect(ramp({ color }, scheme).surface).toBe('#101820');
  },
);

it('WEB-4: a dark ground in the light scheme carries light text', () => {
  const colours = ramp(
    { color: { brand: '#214e34', accent: '#e8bd38', surface: '#101820', ink: '#f4f4f0' } },
    'light',
  );
  expect(colours).toMatchObject({ surface: '#101820', ink: '#f4f4f0' });
});

it('WEB-4: where the scheme follows the visitor, logos keep the ground that they were made for', () => {
  const color = { brand: '#7a1f2b', accent: '#f89e3c', surface: '#fdfbf7' };
  const font = { heading: 'rubik', body: 'figtree' } as const;
  expect(themeCss({ color, font, scheme: 'auto' })).toContain('--mark-ground:#fdfbf7');
  expect(themeCss({ color, font, scheme: 'dark' })).not.toContain('--mark-ground');
});
