import type { Theme } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
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
