import type { Theme } from '@forecourt/block-schemas';
import { ramp } from './ramp.ts';

/** Colour of a browser's own bar, and the media query under which it applies. */
interface BarColour {
  readonly colour: string;
  readonly media?: string;
}

const cache = new WeakMap<Theme, readonly BarColour[]>();

function computed(theme: Theme): readonly BarColour[] {
  const { scheme = 'light', header } = theme;
  const of = (setting: 'light' | 'dark') =>
    ramp(theme, setting)[header === 'band' ? 'brand-deep' : 'surface'];
  if (scheme !== 'auto') return [{ colour: of(scheme) }];
  return (['light', 'dark'] as const).map((setting) => ({
    colour: of(setting),
    media: `(prefers-color-scheme: ${setting})`,
  }));
}

/** Returns the colours that continue the site's header into the browser's bar, one per scheme. */
export function barColours(theme: Theme): readonly BarColour[] {
  const colours = cache.get(theme) ?? computed(theme);
  cache.set(theme, colours);
  return colours;
}
