import sharp from 'sharp';
import { bodies } from '../car/body.ts';
import type { Car } from '../collection.ts';
import { cropMargin } from '../renders/layers.ts';
import { paintRender, type Light } from '../renders/paint-render.ts';
import { bodyOf, type View } from '../renders/views.ts';
import { scene } from './kit.ts';

/** A rendered car in a scene: the middle of the car, where its tyres stand, and the length of a centimetre. */
export interface PlacedCar extends Car {
  readonly view: View;
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
  readonly light?: Light;
}

/** A place with rendered cars in it: drawings and cars from back to front. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  /** Gradients and filters that every drawn layer may use. */
  readonly defs: string;
  readonly layers: readonly (string | PlacedCar)[];
}

/** Pixels of the finished picture for one unit of the drawing: sharp at full width on a large screen. */
const resolution = 4 / 3;

/** A composition of scene size. */
export const compose = (defs: string, layers: Composition['layers']): Composition => ({
  width: scene.width,
  height: scene.height,
  defs,
  layers,
});

interface Overlay {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

async function drawn({ width, height, defs }: Composition, content: string): Promise<Overlay> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * resolution}" height="${height * resolution}" viewBox="0 0 ${width} ${height}">${defs}${content}</svg>`;
  return { input: await sharp(Buffer.from(svg)).png().toBuffer(), left: 0, top: 0 };
}

/** The part of a picture that is within the composition, where it belongs. */
async function within({ width, height }: Composition, picture: Overlay): Promise<Overlay> {
  const { width: own, height: ownHeight } = await sharp(picture.input).metadata();
  const left = Math.max(0, -picture.left);
  const top = Math.max(0, -picture.top);
  const input = await sharp(picture.input)
    .extract({
      left,
      top,
      width: Math.min(own - left, Math.round(width * resolution) - Math.max(0, picture.left)),
      height: Math.min(ownHeight - top, Math.round(height * resolution) - Math.max(0, picture.top)),
    })
    .png()
    .toBuffer();
  return { input, left: Math.max(0, picture.left), top: Math.max(0, picture.top) };
}

async function placed(whole: Composition, car: PlacedCar): Promise<Overlay> {
  // A three-quarter view shows less of the length and some of the width: about as much in all.
  const carWidth = bodies[bodyOf(car.look)].length * car.scale;
  const width = Math.round(carWidth * (1 + 2 * cropMargin.side) * resolution);
  const { data, info } = await sharp(await paintRender(car.look, car.view, car.paint, car.light))
    .resize(width)
    .png()
    .toBuffer({ resolveWithObject: true });
  return within(whole, {
    input: data,
    left: Math.round(car.x * resolution - width / 2),
    top: Math.round((car.floor + carWidth * cropMargin.bottom) * resolution - info.height),
  });
}

/** Returns a composition as a WebP picture. */
export async function compositionPicture(whole: Composition): Promise<Buffer> {
  const overlays: Overlay[] = [];
  let content = '';
  for (const layer of whole.layers) {
    if (typeof layer === 'string') {
      content += layer;
      continue;
    }
    overlays.push(await drawn(whole, content), await placed(whole, layer));
    content = '';
  }
  overlays.push(await drawn(whole, content));
  const [ground, ...above] = overlays;
  return sharp(ground!.input).composite(above).webp({ quality: 84 }).toBuffer();
}
