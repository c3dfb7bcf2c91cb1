import { metresPerPixel } from './mercator.ts';
import type { MapView } from './map-view.ts';

/** A length that reads well and how long it is on the map. */
export interface ScaleBar {
  readonly text: string;
  /** The map's pixels. */
  readonly width: number;
}

const longest = 120;

/** The longest of 1, 2, 5, 10, … metres that a scale bar has room for, measured at the map's middle. */
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
