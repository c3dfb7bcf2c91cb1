import type { Theme } from '@forecourt/block-schemas';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { barColours } from './bar-colours.ts';
import { oklch } from './contrast.ts';
import { themeCss } from './tokens.ts';

/** Returns a custom property of a theme's style sheet. */
const tokenOf = (name: string, theme: Partial<Theme>): string | undefined => {
  const css = themeCss({ color: { brand: '#044069', accent: '#f89e3c' }, font: {}, ...theme });
  return new RegExp(`--${name}:([^;}]*)`).exec(css)?.[1];
};

describe('radius of buttons', () => {
  it.each([
    ['round by default', {}, '999px'],
    ['square where every corner is square', { radius: 0 }, '0px'],
    ['its own', { radius: 0, buttonRadius: 4 }, '4px'],
    ['square beside rounded cards', { radius: 14, buttonRadius: 0 }, '0px'],
    ['round from half a button’s height', { radius: 4, buttonRadius: 24 }, '999px'],
  ])('WEB-4: %s', (_, theme, radius) => {
    expect(tokenOf('radius-button', theme)).toBe(radius);
  });
});

describe('cards', () => {
  it.each([
    ['raised', '1', 'var(--raised)', 'var(--line)'],
    ['filled', '1', 'var(--sunk)', 'transparent'],
    ['plain', '0', 'transparent', 'transparent'],
  ] as const)('WEB-4: %s by a token', (cards, frame, ground, line) => {
    expect(tokenOf('card-frame', { cards })).toBe(frame);
    expect(tokenOf('card-ground', { cards })).toBe(ground);
    expect(tokenOf('card-line', { cards })).toBe(line);
  });

  it('WEB-4: raised unless the theme says otherwise', () => {
    expect(tokenOf('card-ground', {})).toBe('var(--raised)');
  });
});

describe('a dark theme', () => {
  const dark = { scheme: 'dark' } as const;
  const surface = '#14171a';
  const color = { brand: '#e8632f', accent: '#ffb000', surface };

  it.each([
    ['by its scheme', dark],
    ['by its surface', { color }],
  ])('WEB-4: has the browser’s dark controls %s', (_, theme) => {
    const css = themeCss({ color: { brand: '#044069', accent: '#f89e3c' }, font: {}, ...theme });
    expect(css).toContain('color-scheme:dark');
    expect(css).not.toContain('color-scheme:light');
  });

  it('WEB-4: lights cars from above, and has black shadows', () => {
    expect(tokenOf('spotlight', {})).toBe('transparent');
    expect(tokenOf('spotlight', dark)).toMatch(/^rgb\(255 255 255/);
    expect(tokenOf('shadow-2', dark)).toContain('rgb(0 0 0');
    expect(tokenOf('shadow-2', { ...dark, elevation: 'line' })).toBe('0 0 0 1px var(--line)');
  });

  it('WEB-4: raises panels by lightness, each lighter than the one below', () => {
    const { brandDeep, page, sunk, raised } = {
      brandDeep: oklch(tokenOf('brand-deep', { color })!).l,
      page: oklch(tokenOf('surface', { color })!).l,
      sunk: oklch(tokenOf('sunk', { color })!).l,
      raised: oklch(tokenOf('raised', { color })!).l,
    };
    expect([brandDeep, page, sunk, raised]).toEqual(
      [brandDeep, page, sunk, raised].sort((a, b) => a - b),
    );
    expect(raised - page).toBeGreaterThan(0.03);
  });

  it('WEB-2: has a focus ring that both its page and a photograph show', () => {
    expect(tokenOf('ring-gap', { color })).toBe('var(--surface)');
    expect(wcagContrast(tokenOf('ink', { color })!, surface)).toBeGreaterThan(7);
  });

  it('WEB-4: colours the browser’s bar like its header, in each scheme', () => {
    const theme = { color, font: {} };
    expect(barColours(theme)).toEqual([{ colour: surface }]);
    expect(barColours({ ...theme, header: 'band' })).toEqual([
      { colour: tokenOf('brand-deep', { color }) },
    ]);
    const auto = barColours({
      color: { brand: '#044069', accent: '#f89e3c' },
      font: {},
      scheme: 'auto',
    });
    expect(auto.map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});
