import sharp from 'sharp';
import { layersOf } from './layers.ts';
import { toScreen } from './tone.ts';
import type { Look, View } from './views.ts';

type Channels = [red: number, green: number, blue: number];

const linear = (byte: number) => (byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** Returns the linear light of a colour, #rrggbb. */
const lightOfColour = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16))) as Channels;

/**
 * Returns the linear colour of a paint, #rrggbb. Swatches are lit evenly and cars are not, so a
 * paint reflects less than its swatch shows, and vivid paints are purer.
 */
function paintColour(hex: string): Channels {
  const rgb = lightOfColour(hex);
  const [least, most] = [Math.min(...rgb), Math.max(...rgb)];
  const purity = (most - least) / most;
  return rgb.map((value) => 0.66 * (value - 0.3 * purity * least)) as Channels;
}

/** Reflection above which a paint counts as solid; with metal flakes, whites would look grey. */
const nearWhite = 0.45;

/** How a picture differs from the studio's. */
export interface Light {
  /** Brightness of the place that the car is in; 1 in the studio. */
  readonly brightness?: number;
  /** Colour of the light there, #rrggbb; white in the studio. */
  readonly colour?: string;
}

/** Returns the factor by which a place's light changes each channel. */
const factorsOf = ({ brightness = 1, colour = '#ffffff' }: Light) =>
  lightOfColour(colour).map((value) => brightness * value) as Channels;

/** Returns the visible share of the shadow this near to an edge of the picture. */
const fade = (distance: number, over: number) => {
  const share = Math.max(0, Math.min(1, distance / over));
  return share * share * (3 - 2 * share);
};

/** Returns a WebP picture of a body from a direction in a paint, #rrggbb, on transparent ground. */
export async function paintRender(
  look: Look,
  view: View,
  paint: string,
  place: Light = {},
): Promise<Buffer> {
  const layers = await layersOf(look, view);
  const { rest, alpha, crop } = layers;
  const [red, green, blue] = paintColour(paint);
  const [redLight, greenLight, blueLight] = factorsOf(place);
  const light = Math.min(red, green, blue) > nearWhite ? layers.solid : layers.metallic;
  const pixels = new Uint8Array(crop.width * crop.height * 4);
  const soft = crop.width * 0.05;
  for (let row = 0; row < crop.height; row += 1)
    for (let column = 0; column < crop.width; column += 1) {
      const from = (crop.y + row) * layers.width + crop.x + column;
      const opacity = alpha[from]!;
      if (opacity === 0) continue;
      const to = (row * crop.width + column) * 4;
      const lit = light[from]!;
      pixels[to] = toScreen(redLight * (rest[from * 3]! + red * lit));
      pixels[to + 1] = toScreen(greenLight * (rest[from * 3 + 1]! + green * lit));
      pixels[to + 2] = toScreen(blueLight * (rest[from * 3 + 2]! + blue * lit));
      const edge = Math.min(column, crop.width - 1 - column, crop.height - 1 - row);
      pixels[to + 3] = opacity > 250 ? opacity : Math.round(opacity * fade(edge, soft));
    }
  return sharp(pixels, { raw: { width: crop.width, height: crop.height, channels: 4 } })
    .webp({ quality: 82, alphaQuality: 85 })
    .toBuffer();
}
