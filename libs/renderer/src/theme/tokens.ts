import type { Theme } from '@forecourt/block-schemas';
import { fallbackFaces, fontFacts } from './fonts.ts';
import { poleFor } from './contrast.ts';
import { ramp } from './ramp.ts';

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Custom properties of each kind of card. `--card-frame` is 1 if a card has an edge, else 0. */
const cards: Readonly<Record<NonNullable<Theme['cards']>, Record<string, string>>> = {
  raised: {
    'card-frame': '1',
    'card-ground': 'var(--raised)',
    'card-line': 'var(--line)',
    'card-lift': 'var(--shadow-1)',
    'card-shadow': '0 0 0 1px var(--line),var(--shadow-1)',
    'card-shadow-hover': '0 0 0 1px var(--line-strong),var(--shadow-1)',
    'strip-gap': '1px',
    'strip-radius': '0px',
  },
  filled: {
    'card-frame': '1',
    'card-ground': 'var(--sunk)',
    'card-line': 'transparent',
    'card-lift': 'none',
    'card-shadow': 'none',
    'card-shadow-hover': '0 0 0 1px var(--line-strong)',
    'strip-gap': 'var(--space-4)',
    'strip-radius': 'var(--radius)',
  },
  plain: {
    'card-frame': '0',
    'card-ground': 'transparent',
    'card-line': 'transparent',
    'card-lift': 'none',
    'card-shadow': 'none',
    'card-shadow-hover': 'none',
    'strip-gap': 'var(--space-5)',
    'strip-radius': 'var(--radius)',
  },
};

/** Radius of half a button's height, from which its ends are round. */
const roundFrom = 24;

/** Returns the radius of buttons: round unless the theme sets another or has square corners. */
function buttonRadius({ buttonRadius: own, radius }: Theme): string {
  const pixels = own ?? (radius === 0 ? 0 : roundFrom);
  return pixels >= roundFrom ? '999px' : `${pixels}px`;
}

/**
 * Returns radius, density and cards as custom properties; every inner radius is a multiple of
 * one token.
 */
function shape(theme: Theme): Record<string, string> {
  const radius = theme.radius ?? 14;
  const air = { compact: '0.8', regular: '1', roomy: '1.15' }[theme.density ?? 'regular'];
  return {
    radius: `${radius}px`,
    'radius-inner': `${Math.round(radius * 0.71)}px`,
    'radius-large': `${Math.round(radius * 1.4)}px`,
    'radius-pill': radius === 0 ? '0px' : '999px',
    'radius-button': buttonRadius(theme),
    'thumb-radius': radius === 0 ? '2px' : '999px',
    'thumb-width': radius === 0 ? '18px' : '28px',
    air,
    ...cards[theme.cards ?? 'raised'],
  };
}

function type(theme: Theme): Record<string, string> {
  const heading = fontFacts[theme.font.heading ?? 'system-sans'];
  const body = fontFacts[theme.font.body ?? 'system-sans'];
  return {
    'font-heading': heading.stack,
    'font-body': body.stack,
    'heading-weight': String(heading.headingWeight),
    'heading-tracking': heading.headingTracking,
  };
}

/**
 * Elevation, the light on cut-outs and the inner edge of the focus ring. On a dark background
 * panels are lighter than the page, shadows are black, and cars are in a spotlight that separates
 * dark paint from its background.
 */
const depth = {
  light: {
    'shadow-1': '0 1px 1px rgb(10 30 50/.07),0 6px 20px -6px rgb(10 30 50/.13)',
    'shadow-2': '0 1px 2px rgb(10 30 50/.08),0 28px 60px -18px rgb(10 30 50/.34)',
    spotlight: 'transparent',
    'ring-gap': '#fff',
    water: '13%',
  },
  dark: {
    'shadow-1': '0 1px 1px rgb(0 0 0/.3),0 6px 20px -6px rgb(0 0 0/.5)',
    'shadow-2': '0 1px 2px rgb(0 0 0/.4),0 28px 60px -18px rgb(0 0 0/.8)',
    spotlight: 'rgb(255 255 255/.17)',
    'ring-gap': 'var(--surface)',
    water: '5%',
  },
} as const;

const hairline = { 'shadow-1': '0 0 0 1px var(--line)', 'shadow-2': '0 0 0 1px var(--line)' };

/** Returns the rule with a scheme's colours and depth. A dark surface is dark in both schemes. */
function schemeRule(theme: Theme, setting: 'light' | 'dark'): string {
  const colours = ramp(theme, setting);
  const scheme = poleFor(colours.surface) === '#ffffff' ? 'dark' : 'light';
  const tokens = {
    ...colours,
    ...depth[scheme],
    ...(theme.elevation === 'line' ? hairline : {}),
  };
  return `:root{color-scheme:${scheme};${declarations(tokens)}}`;
}

const cache = new WeakMap<Theme, string>();

/** Returns the style sheet of a tenant's tokens, the only CSS that differs between tenants. */
export function themeCss(theme: Theme): string {
  const known = cache.get(theme);
  if (known !== undefined) return known;
  const scheme = theme.scheme ?? 'light';
  const families = new Set([theme.font.heading ?? 'system-sans', theme.font.body ?? 'system-sans']);
  const css = [
    ...[...families].map(fallbackFaces),
    `:root{${declarations({ ...shape(theme), ...type(theme) })}}`,
    schemeRule(theme, scheme === 'dark' ? 'dark' : 'light'),
    scheme === 'auto'
      ? `@media (prefers-color-scheme:dark){${schemeRule(theme, 'dark')}:root{--mark-ground:${ramp(theme, 'light').surface}}}`
      : '',
  ].join('');
  cache.set(theme, css);
  return css;
}
