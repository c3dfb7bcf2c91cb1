import type { Theme } from '@forecourt/block-schemas';
import { poleFor } from './contrast.ts';
import { darkRamp } from './dark-ramp.ts';
import { lightRamp } from './light-ramp.ts';
import type { Ramp } from './ramp-colours.ts';

/**
 * Computes a tenant's colours from the four that it sets. A dark background of the tenant is used
 * in both schemes, with light text; a light one in the light scheme only.
 */
export function ramp({ color }: Pick<Theme, 'color'>, scheme: 'light' | 'dark'): Ramp {
  const { surface } = color;
  if (surface && poleFor(surface) === '#ffffff') return darkRamp(color, surface);
  return scheme === 'dark' ? darkRamp(color) : lightRamp(color);
}
