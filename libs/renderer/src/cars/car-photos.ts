import { safeSrc } from '@forecourt/domain';
import type { Asset, Car } from '@forecourt/block-schemas';
import { imageUrl, usablePicture } from '../image/widths.ts';

type Assets = Pick<ReadonlyMap<string, Asset>, 'get'>;

/** Returns the photographs that can be shown: existing files and safe external URLs. */
export const visiblePhotos = (
  { photos = [] }: Pick<Car, 'photos'>,
  assets: Assets,
): readonly string[] =>
  photos.filter(
    (photo) =>
      usablePicture(assets, photo) !== undefined ||
      (!photo.startsWith('/assets/') && safeSrc(photo) !== undefined),
  );

/** Returns the URL of a photograph, at a width if it is the tenant's own file. */
export function photoUrl(photo: string, assets: Assets, width: number): string | undefined {
  const asset = usablePicture(assets, photo);
  return asset ? imageUrl(asset, width, 'webp') : safeSrc(photo);
}
