import type { Asset, FocalPoint } from '@forecourt/block-schemas';
import sharp from 'sharp';
import { testAsset } from '../../testing/snapshot.ts';

/** Common photograph sizes in pixels, and that of a cut-out car. */
const photoShapes = {
  '4-3': [480, 360],
  '3-2': [480, 320],
  '16-9': [480, 270],
  '1-1': [400, 400],
  '3-4': [360, 480],
  panorama: [720, 200],
  'cut-out': [560, 240],
  'low subject': [360, 480],
  'subject at the side': [720, 200],
} as const;

export type PhotoShape = keyof typeof photoShapes;

export const shapes = Object.keys(photoShapes) as PhotoShape[];

/** Focal points of the photographs that have one. */
const focalPoints: Partial<Record<PhotoShape, FocalPoint>> = {
  'low subject': { x: 0.5, y: 0.9 },
  'subject at the side': { x: 0.05, y: 0.5 },
};

/** Returns the URL of a photograph. */
export const photoOf = (shape: PhotoShape): string =>
  `/assets/photo-${shape.replaceAll(' ', '-')}.jpg`;

const hashes = shapes.map((_, index) => `${index}`.repeat(16));

/** The tenant's photographs, one of each shape. */
export const photographs: readonly Asset[] = shapes.map((shape, index) => {
  const [width, height] = photoShapes[shape];
  return testAsset(photoOf(shape), {
    hash: hashes[index],
    mediaType: 'image/jpeg',
    width,
    height,
    cutOut: shape === 'cut-out' || undefined,
    focalPoint: focalPoints[shape],
  });
});

/** Creates a JPEG with a red centre and white edges. */
const jpeg = ([width, height]: readonly [number, number]): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="#3a6a8c"/>
        <rect width="100%" height="100%" fill="none" stroke="#fff" stroke-width="24"/>
        <circle cx="50%" cy="50%" r="16" fill="#d02020"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** Returns the photographs' files by the hash in their URLs. */
export async function photoFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = await Promise.all(shapes.map((shape) => jpeg(photoShapes[shape])));
  return new Map(files.map((file, index) => [hashes[index]!, file]));
}
