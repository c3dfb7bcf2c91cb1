import type { Asset } from '@forecourt/block-schemas';
import type { CSSProperties, ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { safeSrc } from '../rich-text/index.ts';
import { imageFormats, imageUrl, imageWidths, widthsFor } from './widths.ts';

export interface PictureProps {
  /** `/assets/hero.svg` or an https address. */
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly ctx: Pick<RenderContext, 'assets'>;
  /** The `sizes` attribute: how wide the picture stands, by viewport. */
  readonly sizes?: string;
  /** Size in CSS pixels to reserve, where it is not the picture's own. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
  /** The widest version in pixels that is ever needed. */
  readonly widest?: number;
  /**
   * The only widths in pixels to offer, the smallest first, and WebP at the widest alone: for lists of
   * many small pictures, whose addresses would outweigh everything else on the page.
   */
  readonly widths?: readonly number[];
  /** The largest picture of the first screen: fetched at once, never lazily. */
  readonly priority?: boolean;
}

/**
 * The widest version that is any use at these `sizes`: for a picture of one width on every screen,
 * sharp at two and a half device pixels to each CSS pixel; for others there is no such bound.
 */
function widestFor(sizes: string): number {
  const pixels = /^(\d+)px$/.exec(sizes)?.[1];
  return imageWidths.find((width) => width >= Number(pixels) * 2.5) ?? Infinity;
}

/** A plain grey box in place of a picture that the tenant has but that cannot be shown. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#808080" opacity=".2"/></svg>',
)}`;

/** Size to reserve: what is given, the missing side by the picture's own proportions, else its own size. */
function reserved(props: PictureProps, own: { width?: number; height?: number }) {
  const { width, height } = props;
  const ratio = own.width && own.height ? own.width / own.height : undefined;
  if (width && height) return { width, height };
  if (width) return { width, height: ratio ? Math.round(width / ratio) : undefined };
  if (height) return { width: ratio ? Math.round(height * ratio) : undefined, height };
  return {
    width: own.width && Math.round(own.width),
    height: own.height && Math.round(own.height),
  };
}

/** The most that a photograph is enlarged where its size is not the page's decision. */
export const maxEnlargement = 1.5;

/** Narrower photographs are thumbnails: no slot enlarges them without limit. */
const thumbnailWidth = 320;

/**
 * Custom properties by which a slot's style sheet fits the picture: width to height, and the largest
 * width of a thumbnail.
 */
function shapeOf({ width, height, mediaType }: Asset): CSSProperties | undefined {
  if (!width || !height) return undefined;
  const isThumbnail = width < thumbnailWidth && mediaType !== 'image/svg+xml';
  return {
    '--shape': Math.round((width / height) * 1000) / 1000,
    ...(isThumbnail && { '--most': `${Math.round(width * maxEnlargement)}px` }),
  } as CSSProperties;
}

/**
 * A picture in the right size and format (WEB-3): AVIF and WebP at several widths for the tenant's
 * own files, the address as it is for pictures elsewhere. Its box is always reserved.
 */
export function Picture(props: PictureProps): ReactNode {
  const { src, alt, ctx, sizes = '100vw', className, priority } = props;
  const { widest = widestFor(sizes) } = props;
  const asset = ctx.assets.get(src);
  const address = asset ? undefined : safeSrc(src);
  if (!asset && (address === undefined || src.startsWith('/assets/'))) return null;
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!asset)
    return (
      <img src={address} alt={alt} className={className} {...reserved(props, {})} {...loading} />
    );
  if (asset.refused)
    return (
      <picture className={className} style={shapeOf(asset)}>
        <img src={placeholder} alt={alt} {...reserved(props, asset)} />
      </picture>
    );
  const all = widthsFor(asset);
  const few = props.widths && all.filter((width) => props.widths!.includes(width));
  const fitting = few ?? all.filter((width, index) => index === 0 || width <= widest);
  const widths = fitting.length > 0 ? fitting : all.slice(-1);
  const [avif, webp] = imageFormats.map((format) =>
    widths.map((width) => `${imageUrl(asset, width, format)} ${width}w`).join(', '),
  );
  const fallback = widths.findLast((width) => width <= 1080) ?? widths[0]!;
  return (
    <picture className={className} data-cut-out={asset.cutOut && ''} style={shapeOf(asset)}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={imageUrl(asset, fallback, 'webp')}
        {...(!few && { srcSet: webp, sizes })}
        alt={alt}
        {...reserved(props, asset)}
        {...loading}
      />
    </picture>
  );
}
