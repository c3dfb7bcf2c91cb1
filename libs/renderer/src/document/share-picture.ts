import type { Asset, Page } from '@forecourt/block-schemas';
import { imageUrl, widthsFor } from '../image/widths.ts';
import type { RenderContext } from '../pipeline/types.ts';

type PictureContext = Pick<RenderContext, 'site' | 'assets'> &
  Partial<Pick<RenderContext, 'pageBlocks'>>;

/** The picture that a shared link shows, as Open Graph has it. */
export interface SharePicture {
  /** Absolute, of a raster picture. */
  readonly url: string;
  /** In pixels, where they are known. */
  readonly width?: number;
  readonly height?: number;
}

/** The width that shared links are made for. */
const shareWidth = 1440;

/** The width of a logo that stands for a page: large enough to be clear, and not enlarged to a poster. */
const logoWidth = 480;

/** Smaller pictures are icons and badges, which say nothing about a page. */
const minWidth = 200;

const isPicture = ({ mediaType, refused }: Asset): boolean =>
  mediaType.startsWith('image/') && mediaType !== 'image/x-icon' && !refused;

const isLargePicture = (asset: Asset): boolean =>
  isPicture(asset) && (asset.width ?? shareWidth) >= minWidth;

/** Every picture that a value names, in order. */
function* picturesIn(value: unknown, assets: ReadonlyMap<string, Asset>): Generator<Asset> {
  if (typeof value === 'string') {
    const asset = value.startsWith('/assets/') ? assets.get(value) : undefined;
    if (asset && isLargePicture(asset)) yield asset;
  } else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* picturesIn(member, assets);
}

/** The first picture on the tenant's site that a page without any can show: a banner, else the logo. */
function defaultPicture({ site, assets }: PictureContext): Asset | undefined {
  const named = [site.theme.logo, site.theme.favicon].map((path) => assets.get(path ?? ''));
  return (
    named.find((asset) => asset !== undefined && isPicture(asset)) ??
    [...assets.values()].find(isLargePicture)
  );
}

function rendition(asset: Asset, origin: string, maxWidth = shareWidth): SharePicture {
  const widths = widthsFor(asset);
  const width = widths.findLast((each) => each <= maxWidth) ?? widths[0] ?? maxWidth;
  const url = origin + imageUrl(asset, width, 'webp');
  if (!asset.width || !asset.height) return { url };
  return { url, width, height: Math.round((width * asset.height) / asset.width) };
}

/**
 * The picture of a shared link to a page: the one that its editor chose, else the first on the page,
 * else the tenant's logo or first large picture. Undefined for a tenant without any picture.
 */
export function sharePicture(
  page: Page,
  ctx: PictureContext,
  origin: string,
): SharePicture | undefined {
  const chosen = page.seo?.image;
  const asset = chosen === undefined ? undefined : ctx.assets.get(chosen);
  if (asset && isPicture(asset)) return rendition(asset, origin);
  if (chosen !== undefined && /^https:/i.test(chosen)) return { url: chosen };
  const [first] = picturesIn(
    (ctx.pageBlocks ?? page.blocks).map(({ data }) => data),
    ctx.assets,
  );
  if (first) return rendition(first, origin);
  const found = defaultPicture(ctx);
  const isMark = [ctx.site.theme.logo, ctx.site.theme.favicon].includes(found?.path);
  return found && rendition(found, origin, isMark ? logoWidth : shareWidth);
}
