import { safeSrc } from '@forecourt/domain';
import type { VideoData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { lazyMedia } from '../../image/lazy-media.ts';
import { imageUrl, usablePicture } from '../../image/widths.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import { mp4Url } from './mp4-url.ts';
import css from './video.css?inline';

/** Returns the WebP URL of the tenant's own image, or any other safe URL unchanged. */
function posterUrl(poster: string | undefined, ctx: RenderContext): string | undefined {
  const asset = usablePicture(ctx.assets, poster);
  return asset ? imageUrl(asset, 1440, 'webp') : safeSrc(poster);
}

function Captions(given: { captions: VideoData['captions']; label: string }): ReactNode {
  const { captions } = given;
  const src = captions && safeSrc(captions.url);
  if (!src) return null;
  const { language = 'en', label = given.label } = captions;
  return <track kind="captions" src={src} srcLang={language} label={label} />;
}

/**
 * Two players, of which the style sheet shows one: an autoplaying video, and a paused one for
 * visitors who prefer reduced motion. Neither needs a script, both have native controls, and the
 * hidden one loads nothing because of its source or preload attribute.
 */
function Video({ data, first, ctx }: BlockProps<'video'>): ReactNode {
  const src = safeSrc(mp4Url(data.url));
  if (!src) return null;
  const { content: copy } = ctx.copy;
  const poster = posterUrl(data.poster, ctx);
  const ratio = { '--ratio': data.aspectRatio ?? '16/9' };
  const common = {
    controls: true,
    playsInline: true,
    poster,
    'aria-label': data.title ?? copy.video,
    ...(!first && lazyMedia),
  };
  return (
    <figure className="fc-video" style={ratio}>
      <video className="fc-video__moving" autoPlay muted loop {...common}>
        <source src={src} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
        <Captions captions={data.captions} label={copy.captions} />
      </video>
      <video className="fc-video__still" muted preload="none" {...common}>
        <source src={src} type="video/mp4" />
        <Captions captions={data.captions} label={copy.captions} />
      </video>
      {data.caption && (
        <figcaption className="fc-video__caption">
          <RichText html={data.caption} kind="inline" />
        </figcaption>
      )}
    </figure>
  );
}

/**
 * A short video: autoplaying, muted and looped, or paused for visitors who prefer reduced motion.
 */
export const video: BlockDefinition<'video'> = { type: 'video', component: Video, css };
