import type { Theme } from '@forecourt/block-schemas';
import { fallbackFaces, fontFacts } from './fonts.ts';
import type { Ramp } from './ramp-colours.ts';
import { ramp } from './ramp.ts';

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * Returns radius, elevation and density as custom properties; every inner radius is a multiple of
 * one token.
 */
function shape(theme: Theme): Record<string, string> {
  const radius = theme.radius ?? 14;
  const line = theme.elevation === 'line';
  const air = { compact: '0.8', regular: '1', roomy: '1.15' }[theme.density ?? 'regular'];
  return {
    radius: `${radius}px`,
    'radius-inner': `${Math.round(radius * 0.71)}px`,
    'radius-large': `${Math.round(radius * 1.4)}px`,
    'radius-pill': radius === 0 ? '0px' : '999px',
    'thumb-radius': radius === 0 ? '2px' : '999px',
    'thumb-width': radius === 0 ? '18px' : '28px',
    'shadow-1': line
      ? '0 0 0 1px var(--line)'
      : '0 1px 1px rgb(10 30 50/.07),0 6px 20px -6px rgb(10 30 50/.13)',
    'shadow-2': line
      ? '0 0 0 1px var(--line)'
      : '0 1px 2px rgb(10 30 50/.08),0 28px 60px -18px rgb(10 30 50/.34)',
    air,
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

const schemeRule = (selector: string, colours: Ramp, scheme: 'light' | 'dark'): string =>
  `${selector}{color-scheme:${scheme};${declarations(colours)}}`;

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
    schemeRule(
      ':root',
      ramp(theme, scheme === 'dark' ? 'dark' : 'light'),
      scheme === 'dark' ? 'dark' : 'light',
    ),
    scheme === 'auto'
      ? `@media (prefers-color-scheme:dark){${schemeRule(':root', ramp(theme, 'dark'), 'dark')}:root{--mark-ground:${ramp(theme, 'light').surface}}}`
      : '',
  ].join('');
  cache.set(theme, css);
  return css;
}
