import type { Theme } from '@forecourt/block-schemas';
import { poleFor } from './contrast.ts';
import { darkRamp } from './dark-ramp.ts';
import { lightRamp } from './light-ramp.ts';

/** The colours that everything is drawn with, by token name, as hex. */
export type Ramp = Readonly<Record<string, string>>;

/**
 * A tenant's colours, computed from the four that it sets. In the light scheme the ground is the
 * tenant's own; where that is so dark that only light text is read on it, so is the ramp.
 */
export function ramp({ color }: Pick<Theme, 'color'>, scheme: 'light' | 'dark'): Ramp {
  if (scheme === 'dark') return darkRamp(color);
  const { surface } = color;
  return surface && poleFor(surface) === '#ffffff' ? darkRamp(color, surface) : lightRamp(color);
}
