import { safeSrc } from '@forecourt/domain';
import type { Asset } from '@forecourt/block-schemas';
import type { CSSProperties, ReactNode } from 'react';
import { usefulWidths } from './slot-widths.ts';
import { imageUrl, sourceSet, widthsFor } from './widths.ts';

/** A picture that replaces another on phones, where a landscape one would be cropped to a part. */
export interface Portrait {
  /** `/assets/yard-portrait.jpg` or an https URL. */
  readonly src: string;
  /** `sizes` attribute on phones. */
  readonly sizes: string;
}

type Assets = Pick<ReadonlyMap<string, Asset>, 'get'>;

/** Screens that get a portrait; those below this width in `imageBanner.css` and `picture.css`. */
const media = '(max-width: 619.98px)';

/** Maximum width in pixels: that of a phone with two and a half device pixels per CSS pixel. */
const widest = 1440;
/** Width in pixels for browsers without AVIF. */
const fallback = 1080;

/** Returns a portrait's asset, the URL of an external one, or undefined if it can't be shown. */
export function portraitOf(src: string | undefined, assets: Assets): Asset | string | undefined {
  if (src === undefined) return undefined;
  const asset = assets.get(src);
  if (asset) return asset.refused ? undefined : asset;
  return src.startsWith('/assets/') ? undefined : safeSrc(src);
}

/** Returns custom properties with the portrait's focal point, its middle by default. */
export function portraitStyle(portrait: Portrait | undefined, assets: Assets): CSSProperties {
  const source = portraitOf(portrait?.src, assets);
  if (source === undefined) return {};
  const { focalPoint } = typeof source === 'string' ? {} : source;
  return {
    '--portrait-x': focalPoint?.x ?? 0.5,
    '--portrait-y': focalPoint?.y,
  };
}

/** The sources of a portrait, before those of the picture that other screens get. */
export function PortraitSources({
  portrait,
  assets,
}: {
  readonly portrait: Portrait;
  readonly assets: Assets;
}): ReactNode {
  const source = portraitOf(portrait.src, assets);
  if (source === undefined) return null;
  if (typeof source === 'string') return <source media={media} srcSet={source} />;
  const { sizes } = portrait;
  const all = widthsFor(source);
  const useful = all.filter((width) => usefulWidths(sizes).has(width) && width <= widest);
  const widths = useful.length > 0 ? useful : all.slice(0, 1);
  const size = { width: source.width, height: source.height };
  const webp = widths.findLast((width) => width <= fallback) ?? widths[0]!;
  return (
    <>
      <source
        media={media}
        type="image/avif"
        srcSet={sourceSet(source, widths, 'avif')}
        sizes={sizes}
        {...size}
      />
      <source media={media} type="image/webp" srcSet={imageUrl(source, webp, 'webp')} {...size} />
    </>
  );
}
