import type { Asset, Site } from '@forecourt/block-schemas';

type Assets = ReadonlyMap<string, Asset>;

/** The asset with its last focal point, so that an unchanged one is the same object in each snapshot. */
const pointed = new WeakMap<Asset, Asset>();

/** Returns the assets with the focal points that the site's settings name. */
export function withFocalPoints(assets: Assets, { settings }: Pick<Site, 'settings'>): Assets {
  const points = settings?.focalPoints ?? [];
  if (points.length === 0) return assets;
  const all = new Map(assets);
  for (const { picture, x, y } of points as readonly Partial<(typeof points)[number]>[]) {
    // Settings with errors are checked without their invalid values.
    if (picture === undefined || x === undefined || y === undefined) continue;
    const asset = assets.get(picture);
    if (asset === undefined) continue;
    const known = pointed.get(asset);
    const isSame = known?.focalPoint?.x === x && known.focalPoint.y === y;
    const current = isSame ? known : Object.freeze({ ...asset, focalPoint: { x, y } });
    pointed.set(asset, current);
    all.set(picture, current);
  }
  return all;
}
