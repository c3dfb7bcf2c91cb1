import type { Asset, Page } from '@forecourt/block-schemas';
import { shareSize, shareUrl } from '../image/widths.ts';
import type { BodyContext } from '../context/render-context.ts';

type PictureContext = Pick<BodyContext, 'site' | 'assets'>;

/** Open Graph picture of a shared link. */
export interface SharePicture {
  /** Absolute URL of a raster picture. */
  readonly url: string;
  /** Text alternative; never empty. */
  readonly alt: string;
  /** Size in pixels; undefined for an external picture. */
  readonly width?: number;
  readonly height?: number;
}

/** Minimum width; smaller pictures are icons and badges. */
const minWidth = 200;

const isPicture = ({ mediaType, refused }: Asset): boolean =>
  mediaType.startsWith('image/') && mediaType !== 'image/x-icon' && !refused;

const isLargePicture = (asset: Asset): boolean =>
  isPicture(asset) && (asset.width ?? minWidth) >= minWidth;

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof entities) => entities[name]);

const hashes = new WeakMap<ReadonlyMap<string, Asset>, ReadonlyMap<string, Asset>>();

/** Returns a tenant's assets by content hash, cached because snapshots are immutable. */
function byHash(assets: ReadonlyMap<string, Asset>): ReadonlyMap<string, Asset> {
  const known =
    hashes.get(assets) ?? new Map([...assets.values()].map((asset) => [asset.hash, asset]));
  hashes.set(assets, known);
  return known;
}

/** Yields the tenant's pictures in rendered HTML with their text alternatives, in page order. */
function* picturesIn(body: readonly string[], assets: ReadonlyMap<string, Asset>) {
  for (const html of body)
    for (const [picture] of html.matchAll(/<picture\b.*?<\/picture>/gs)) {
      const asset = byHash(assets).get(/<img\b[^>]*\/_image\/(\w+)\//.exec(picture)?.[1] ?? '');
      if (asset) yield { asset, alt: unescaped(/ alt="([^"]*)"/.exec(picture)?.[1] ?? '') };
    }
}

/** Returns the picture for a page without one: the tenant's logo, else any large picture. */
function defaultPicture({ site, assets }: PictureContext): Asset | undefined {
  const named = [site.theme.logo, site.theme.favicon].map((path) => assets.get(path ?? ''));
  return (
    named.find((asset) => asset !== undefined && isPicture(asset)) ??
    [...assets.values()].find(isLargePicture)
  );
}

/**
 * Returns the picture of a shared link to a page: the editor's choice, else the first large picture
 * on the page, else the tenant's logo. Undefined for a tenant without pictures.
 * @param body rendered HTML of the page's blocks. @param origin scheme and host.
 */
export function sharePicture(
  page: Page,
  ctx: PictureContext,
  origin: string,
  body: readonly string[],
): SharePicture | undefined {
  const title = page.seo?.title ?? page.title;
  const shared = (asset: Asset, alt: string): SharePicture => ({
    url: origin + shareUrl(asset),
    alt: alt || title,
    ...shareSize,
  });
  const chosen = page.seo?.image;
  const asset = chosen === undefined ? undefined : ctx.assets.get(chosen);
  if (asset && isPicture(asset)) {
    const onPage = picturesIn(body, ctx.assets).find((each) => each.asset === asset);
    return shared(asset, onPage?.alt ?? '');
  }
  if (chosen !== undefined && /^https:/i.test(chosen)) return { url: chosen, alt: title };
  const lead = picturesIn(body, ctx.assets).find((each) => isLargePicture(each.asset));
  if (lead) return shared(lead.asset, lead.alt);
  const found = defaultPicture(ctx);
  return found && shared(found, ctx.site.name);
}
