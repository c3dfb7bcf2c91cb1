import type { Theme } from '@forecourt/block-schemas';
import { clampChroma, converter, formatHex } from 'culori';

const toOklch = converter('oklch');

/** The ground of pages in the dark scheme, `#rrggbb`: the brand's hue, dark and quiet, as the renderer draws it. */
export function darkGround(brand: string): string {
  const { c = 0, h } = toOklch(brand) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l: 0.19, c: Math.min(c, 0.03), h }, 'oklch'));
}

/** What text stands on in a scheme. */
export interface Ground {
  readonly colour: string;
  /** What people call it. */
  readonly name: string;
}

/** The ground of a theme: its surface, or in the dark scheme the one computed from its brand. */
export const groundOf = ({ color, scheme = 'light' }: Theme): Ground =>
  scheme === 'dark'
    ? { colour: darkGround(color.brand), name: 'the ground of the dark scheme' }
    : { colour: color.surface ?? '#ffffff', name: 'surface' };
