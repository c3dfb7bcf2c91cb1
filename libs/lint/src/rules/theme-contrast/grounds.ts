import type { Theme } from '@forecourt/block-schemas';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** Background of pages in the dark scheme, `#rrggbb`: the brand's hue, dark and muted, as the renderer computes it. */
function darkGround(brand: string): string {
  const { c = 0, h } = toOklch(brand) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l: 0.19, c: Math.min(c, 0.03), h }, 'oklch'));
}

/** Background of text in a scheme. */
export interface Ground {
  readonly colour: string;
  /** Name in messages. */
  readonly name: string;
}

/** Returns true for a colour on which text is light. */
export const isDark = (colour: string): boolean =>
  wcagContrast('#ffffff', colour) > wcagContrast('#000000', colour);

/**
 * Background of a theme: its surface, or in the dark scheme, unless the surface is dark itself, a
 * colour computed from its brand.
 */
export const groundOf = ({ color, scheme = 'light' }: Theme): Ground =>
  scheme === 'dark' && !(color.surface && isDark(color.surface))
    ? { colour: darkGround(color.brand), name: 'the background of the dark scheme' }
    : { colour: color.surface ?? '#ffffff', name: 'surface' };
