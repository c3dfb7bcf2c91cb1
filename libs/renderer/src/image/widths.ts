/** Widths in pixels at which pictures are served; no other width exists. */
export const imageWidths = [160, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const;

/** Formats at which pictures are served, the smallest first. */
export const imageFormats = ['avif', 'webp'] as const;

/** Size in pixels of a shared link's picture, as social networks and messengers show it. */
export const shareSize = { width: 1200, height: 630 } as const;

export type ImageFormat = (typeof imageFormats)[number];

/** Address of a picture at one width. The name is for people; the hash says which picture. */
export const imageUrl = (
  asset: { hash: string; path: string },
  width: number,
  format: ImageFormat,
): string => {
  return `/_image/${asset.hash}/${width}.${format}/${nameOf(asset)}.${format}`;
};

/** Address of a picture in the size of shared links: a JPEG, which every network reads. */
export const shareUrl = (asset: { hash: string; path: string }): string =>
  `/_image/${asset.hash}/${shareSize.width}x${shareSize.height}.jpg/${nameOf(asset)}.jpg`;

const nameOf = ({ path }: { path: string }): string =>
  encodeURIComponent(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));

/** The widths that make sense for a picture: none wider than a raster is, any for a drawing. */
export function widthsFor(asset: { width?: number; mediaType: string }): readonly number[] {
  if (asset.mediaType === 'image/svg+xml' || !asset.width) return imageWidths;
  const fitting = imageWidths.filter((width) => width <= asset.width!);
  const next = imageWidths.find((width) => width > asset.width!);
  return fitting.length > 0 ? fitting : [next ?? imageWidths[0]];
}

/** A picture that can be shown; undefined for one that is missing or refused. */
export function usablePicture<A extends { readonly refused?: true }>(
  assets: ReadonlyMap<string, A>,
  path: string | undefined,
): A | undefined {
  const asset = assets.get(path ?? '');
  return asset?.refused ? undefined : asset;
}
