import { metresPerPixel } from './mercator.ts';
import type { MapView } from './map-view.ts';

/** A round distance and its length on the map. */
export interface ScaleBar {
  readonly text: string;
  /** Length in map pixels. */
  readonly width: number;
}

const longest = 120;

/**
 * Returns the longest scale bar of 1, 2, 5, 10, … metres that fits, measured at the map's centre.
 */
export function scaleBar({ lat, zoom }: MapView): ScaleBar {
  const perPixel = metresPerPixel(lat, zoom);
  const room = longest * perPixel;
  const power = 10 ** Math.floor(Math.log10(room));
  const metres = power * ([5, 2].find((step) => step * power <= room) ?? 1);
  return {
    text: metres >= 1000 ? `${metres / 1000} km` : `${metres} m`,
    width: Math.round(metres / perPixel),
  };
}
