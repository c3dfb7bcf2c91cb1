import { safeSrc } from '@forecourt/domain';
import type { Asset } from '@forecourt/block-schemas';
import type { CSSProperties, ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { PortraitSources, portraitStyle, type Portrait } from './portrait-sources.tsx';
import { renditionsOf } from './renditions.ts';
import { imageUrl, widthsFor } from './widths.ts';

export interface PictureProps {
  /** `/assets/hero.svg` or an https URL. */
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly ctx: Pick<RenderContext, 'assets'>;
  /** `sizes` attribute: rendered width by viewport. */
  readonly sizes?: string;
  /** Size to reserve in CSS pixels, if not the picture's own. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
  /** Maximum width in pixels that is ever needed. */
  readonly widest?: number;
  /**
   * Limits the source set to these widths in pixels, smallest first. For lists of many small pictures,
   * whose URLs would outweigh everything else on the page.
   */
  readonly widths?: readonly number[];
  /** True for the largest picture above the fold, which is fetched at once. */
  readonly priority?: boolean;
  /** Picture for phones. */
  readonly portrait?: Portrait | undefined;
}

/** Grey placeholder for a picture of the tenant that can't be shown. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#808080" opacity=".2"/></svg>',
)}`;

/**
 * Returns the size to reserve: the given size, completed by the picture's aspect ratio, or its own
 * size.
 */
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

/** Maximum enlargement of a photograph, unless the page sets its size. */
export const maxEnlargement = 1.5;

/** Width below which photographs count as thumbnails, whose enlargement is limited. */
const thumbnailWidth = 320;

/** Aspect ratios that nearly fill the slots of cars and cards; others leave a part of them free. */
const usualRatios = { min: 1.25, max: 2 };

/** Returns a small version of a photograph that leaves a part of its slot free, to fill that part. */
function backdropOf(asset: Asset, ratio: number): string | undefined {
  const isPhotograph = asset.mediaType !== 'image/svg+xml' && !asset.cutOut && !asset.refused;
  const leavesRoom =
    ratio < usualRatios.min || ratio > usualRatios.max || asset.width! < thumbnailWidth;
  return isPhotograph && leavesRoom && !asset.focalPoint
    ? `url("${imageUrl(asset, widthsFor(asset)[0], 'webp')}")`
    : undefined;
}

/**
 * Returns custom properties for a slot's style sheet: the aspect ratio of the picture, its focal
 * point, its backdrop, and the maximum width of a thumbnail.
 */
function shapeOf(asset: Asset): CSSProperties | undefined {
  const { width, height, mediaType, focalPoint } = asset;
  if (!width || !height) return undefined;
  const isThumbnail = width < thumbnailWidth && mediaType !== 'image/svg+xml';
  return {
    '--shape': Math.round((width / height) * 1000) / 1000,
    '--focus-x': focalPoint?.x,
    '--focus-y': focalPoint?.y,
    '--backdrop': backdropOf(asset, width / height),
    '--max-size': isThumbnail ? `${Math.round(width * maxEnlargement)}px` : undefined,
  };
}

/**
 * A responsive picture (WEB-3): AVIF at the widths that its slot can use and WebP at one width for the
 * tenant's own files, and the unchanged URL for external pictures. Its space is always reserved.
 */
export function Picture(props: PictureProps): ReactNode {
  const { src, alt, ctx, sizes = '100vw', className, priority } = props;
  const asset = ctx.assets.get(src);
  const address = asset ? undefined : safeSrc(src);
  if (!asset && (address === undefined || src.startsWith('/assets/'))) return null;
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const portrait = props.portrait && (
    <PortraitSources portrait={props.portrait} assets={ctx.assets} />
  );
  const portraitFocus = portraitStyle(props.portrait, ctx.assets);
  if (!asset) {
    const image = { src: address, alt, ...reserved(props, {}), ...loading };
    if (!portrait) return <img className={className} {...image} />;
    return (
      <picture className={className} style={portraitFocus}>
        {portrait}
        <img {...image} />
      </picture>
    );
  }
  if (asset.refused)
    return (
      <picture className={className} style={shapeOf(asset)}>
        <img src={placeholder} alt={alt} {...reserved(props, asset)} />
      </picture>
    );
  const { sourceSet, fallback } = renditionsOf(asset, { ...props, sizes });
  return (
    <picture
      className={className}
      data-cut-out={asset.cutOut && ''}
      style={{ ...shapeOf(asset), ...portraitFocus }}
    >
      {portrait}
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img src={fallback} alt={alt} {...reserved(props, asset)} {...loading} />
    </picture>
  );
}
