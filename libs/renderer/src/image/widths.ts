import type { Asset } from '@forecourt/block-schemas';
import { imageWidths } from '@forecourt/domain';

export { imageWidths };

/** Formats at which pictures are served, the smallest first. */
export const imageFormats = ['avif', 'webp'] as const;

/** Size in pixels of a shared link's preview picture. */
export const shareSize = { width: 1200, height: 630 } as const;

export type ImageFormat = (typeof imageFormats)[number];

/**
 * Returns the URL of a picture at one width. The hash identifies the picture; the name is only
 * descriptive.
 */
export const imageUrl = (
  asset: { hash: string; path: string },
  width: number,
  format: ImageFormat,
): string => addressOf(asset, width, format, nameOf(asset));

/**
 * Returns the URL of a shared link's picture: a JPEG, which every network supports. It contains the
 * focal point in per cent, since the picture is cropped around it.
 */
export const shareUrl = (asset: Pick<Asset, 'hash' | 'path' | 'focalPoint'>): string =>
  `/_image/${asset.hash}/${shareSize.width}x${shareSize.height}${focusName(asset)}.jpg/${nameOf(asset)}.jpg`;

/** Returns the part of a file name that names a picture's focal point: `-30-55`, or nothing. */
export const focusName = ({ focalPoint }: Pick<Asset, 'focalPoint'>): string =>
  focalPoint ? `-${Math.round(focalPoint.x * 100)}-${Math.round(focalPoint.y * 100)}` : '';

/** Returns the `srcset` of a picture in one format. */
export function sourceSet(
  asset: { hash: string; path: string },
  widths: readonly number[],
  format: ImageFormat,
): string {
  const name = nameOf(asset);
  return widths.map((width) => `${addressOf(asset, width, format, name)} ${width}w`).join(', ');
}

const addressOf = (
  { hash }: { hash: string },
  width: number,
  format: ImageFormat,
  name: string,
): string => `/_image/${hash}/${width}.${format}/${name}.${format}`;

const nameOf = ({ path }: { path: string }): string =>
  encodeURIComponent(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));

/** Widths in pixels, in ascending order. */
type Widths = readonly [number, ...number[]];

/**
 * Returns the useful widths of a picture: up to its own for raster images, all for vector images.
 */
export function widthsFor(asset: { width?: number; mediaType: string }): Widths {
  const { width: own, mediaType } = asset;
  if (mediaType === 'image/svg+xml' || !own) return imageWidths;
  const [smallest, ...wider] = imageWidths.filter((width) => width <= own);
  if (smallest !== undefined) return [smallest, ...wider];
  return [imageWidths.find((width) => width > own) ?? imageWidths[0]];
}

/** Returns the asset of a picture; undefined if it is missing or was rejected. */
export function usablePicture<A extends { readonly refused?: true }>(
  assets: Pick<ReadonlyMap<string, A>, 'get'>,
  path: string | undefined,
): A | undefined {
  const asset = assets.get(path ?? '');
  return asset?.refused ? undefined : asset;
}
