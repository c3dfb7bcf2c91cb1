import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { lightOf } from './tone.ts';
import { masterOf, type Look, type View } from './views.ts';

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rendered view of a body, separated into what paint colours and what it doesn't. */
export interface Layers {
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
    x,
    y,
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

async function pixelsOf(look: Look, view: View, master: keyof typeof masters) {
  const file = fileURLToPath(
    new URL(`masters/${masterOf(look, view)}-${master}.webp`, import.meta.url),
  );
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Separates a view by its masters. A pixel is `rest + colour * light`, so that two paints of known
 * colour give both unknowns; the third gives the light on paint with metal flakes.
 */
async function separate(look: Look, view: View): Promise<Layers> {
  const [black, white, silver] = await Promise.all([
    pixelsOf(look, view, 'black'),
    pixelsOf(look, view, 'white'),
    pixelsOf(look, view, 'silver'),
  ]);
  const { width, height } = black.info;
  const count = width * height;
  const layers = {
    width,
    height,
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

/** Views so far, by their masters. */
const separated = new Map<string, Promise<Layers>>();

/** Returns the layers of a view; each view is separated once. */
export function layersOf(look: Look, view: View): Promise<Layers> {
  const key = masterOf(look, view);
  const layers = separated.get(key) ?? separate(look, view);
  separated.set(key, layers);
  return layers;
}
