import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { BodyName } from '../car/car.ts';
import { lightOf, toScreen } from './tone.ts';
import type { View } from './views.ts';

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rendered view of a body, separated into what paint colours and what it doesn't. */
interface Layers {
  readonly width: number;
  readonly height: number;
  /** Reflections, glass, tyres and shadow: three channels of linear light per pixel. */
  readonly rest: Float32Array;
  /** Light on the paint where it is solid, and where it has metal flakes. */
  readonly solid: Float32Array;
  readonly metallic: Float32Array;
  readonly alpha: Uint8Array;
  /** The part of the view to keep. */
  readonly crop: Crop;
}

/** Space around the car and bottom edge below its tyres, as shares of the car's width. */
export const cropMargin = { side: 0.055, top: 0.02, bottom: 0.055 };

/** Box of the car itself, without its shadow. */
function boxOf({ width, height, alpha }: Omit<Layers, 'crop'>) {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (alpha[y * width + x]! > 250) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  return box;
}

/**
 * Returns the part of a view to keep. Every car is as wide in its picture, with its tyres as far
 * above the bottom edge, so that cars in a row have one floor.
 */
function cropOf(layers: Omit<Layers, 'crop'>): Crop {
  const { left, right, top, bottom } = boxOf(layers);
  const car = right - left + 1;
  const x = Math.max(0, Math.round(left - cropMargin.side * car));
  const y = Math.max(0, Math.round(top - cropMargin.top * car));
  return {
    ...{ x, y },
    width: Math.min(layers.width, Math.round(right + cropMargin.side * car)) - x,
    height: Math.min(layers.height, Math.round(bottom + cropMargin.bottom * car)) - y,
  };
}

/** Linear colours of the three masters of a view. */
const masters = {
  black: [0.008, 0.008, 0.009],
  white: [0.55, 0.555, 0.565],
  silver: [0.36, 0.38, 0.4],
} as const;

const mean = ([a, b, c]: readonly [number, number, number]) => (a + b + c) / 3;

async function pixelsOf(body: BodyName, view: View, master: keyof typeof masters) {
  const file = fileURLToPath(new URL(`masters/${body}-${view}-${master}.webp`, import.meta.url));
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Separates a view by its masters. A pixel is `rest + colour * light`, so that two paints of known
 * colour give both unknowns; the third gives the light on paint with metal flakes.
 */
async function separate(body: BodyName, view: View): Promise<Layers> {
  const [black, white, silver] = await Promise.all([
    pixelsOf(body, view, 'black'),
    pixelsOf(body, view, 'white'),
    pixelsOf(body, view, 'silver'),
  ]);
  const { width, height } = black.info;
  const count = width * height;
  const layers = {
    ...{ width, height },
    rest: new Float32Array(count * 3),
    solid: new Float32Array(count),
    metallic: new Float32Array(count),
    alpha: Uint8Array.from({ length: count }, (_, pixel) => black.data[pixel * 4 + 3]!),
  };
  const contrast = {
    white: mean(masters.white) - mean(masters.black),
    silver: mean(masters.silver) - mean(masters.black),
  };
  const light = (data: Buffer, at: number) =>
    (lightOf[data[at]!]! + lightOf[data[at + 1]!]! + lightOf[data[at + 2]!]!) / 3;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 4;
    const dark = light(black.data, at);
    const metallic = Math.max(0, (light(silver.data, at) - dark) / contrast.silver);
    layers.metallic[pixel] = metallic;
    layers.solid[pixel] = Math.max(0, (light(white.data, at) - dark) / contrast.white);
    for (const channel of [0, 1, 2] as const)
      layers.rest[pixel * 3 + channel] = Math.max(
        0,
        lightOf[black.data[at + channel]!]! - masters.black[channel] * metallic,
      );
  }
  return { ...layers, crop: cropOf(layers) };
}

const separated = new Map<string, Promise<Layers>>();

function layersOf(body: BodyName, view: View): Promise<Layers> {
  const key = `${body}-${view}`;
  const layers = separated.get(key) ?? separate(body, view);
  separated.set(key, layers);
  return layers;
}

const linear = (byte: number) => (byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/**
 * Returns the linear colour of a paint, #rrggbb. Swatches are lit evenly and cars are not, so a
 * paint reflects less than its swatch shows, and vivid paints are purer.
 */
function paintColour(hex: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));
  const rgb = [red!, green!, blue!];
  const [least, most] = [Math.min(...rgb), Math.max(...rgb)];
  const purity = (most - least) / most;
  return rgb.map((value) => 0.66 * (value - 0.3 * purity * least)) as [number, number, number];
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

/** Factor by which a place's light changes each channel. */
function channelsOf({ brightness = 1, colour = '#ffffff' }: Light): [number, number, number] {
  return [1, 3, 5].map((at) => brightness * linear(parseInt(colour.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
}

/** Returns the visible share of the shadow this near to an edge of the picture. */
const fade = (distance: number, over: number) => {
  const share = Math.max(0, Math.min(1, distance / over));
  return share * share * (3 - 2 * share);
};

/** Returns a WebP picture of a body from a direction in a paint, #rrggbb, on transparent ground. */
export async function paintRender(
  body: BodyName,
  view: View,
  paint: string,
  place: Light = {},
): Promise<Buffer> {
  const layers = await layersOf(body, view);
  const { rest, alpha, crop } = layers;
  const [red, green, blue] = paintColour(paint);
  const [redLight, greenLight, blueLight] = channelsOf(place);
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
