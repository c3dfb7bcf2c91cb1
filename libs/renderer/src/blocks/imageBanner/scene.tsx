import type { ImageBannerData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { Picture } from '../../image/picture.tsx';
import { portraitSizes, sceneSizes } from './scene-sizes.ts';

/** Returns true if a banner has text or buttons. */
export const hasWords = ({ heading, subheading, text, buttons = [] }: ImageBannerData): boolean =>
  Boolean(heading || subheading || text) || buttons.length > 0;

interface SceneProps {
  readonly data: ImageBannerData;
  readonly ctx: RenderContext;
  readonly layout: BlockProps<'imageBanner'>['layout'];
  readonly priority: boolean;
}

/** Returns the orientation of a foreground that is a photograph, which has a ground of its own. */
function photographOf({ foregroundImage }: ImageBannerData, { assets }: RenderContext) {
  const asset = foregroundImage === undefined ? undefined : assets.get(foregroundImage);
  if (!asset || asset.cutOut || asset.mediaType === 'image/svg+xml') return undefined;
  return asset.width && asset.height && asset.height > asset.width ? 'portrait' : 'landscape';
}

/** The background scene, the cut-out on its floor, and its caption. */
export function Scene({ data, layout, priority, ctx }: SceneProps): ReactNode {
  const { image, alt = '', imageWidth, imageHeight, foregroundImage, caption } = data;
  const { hero } = ctx.site.theme;
  const { on = true, side = 'left' } = data.overlay ?? {};
  const isBelowText = on === false || (hasWords(data) && (side === 'left' || side === 'right'));
  const framed = layout === 'overlay' && priority && hero === 'framed';
  const tall =
    layout === 'overlay' &&
    !(priority && hero === 'open') &&
    (foregroundImage !== undefined || !isBelowText);
  const shapeOf = (src: string) => {
    const { width, height } = ctx.assets.get(src) ?? {};
    return width && height ? width / height : undefined;
  };
  const portrait =
    data.imagePortrait === undefined
      ? undefined
      : {
          src: data.imagePortrait,
          sizes: portraitSizes({ tall: tall && !framed, shape: shapeOf(data.imagePortrait) }),
        };
  return (
    <figure className="fc-imageBanner__figure">
      <div className="fc-imageBanner__scene fc-scene">
        <Picture
          src={image}
          alt={alt}
          width={imageWidth}
          height={imageHeight}
          sizes={sceneSizes({ framed, tall, shape: shapeOf(image) })}
          portrait={portrait}
          priority={priority}
          ctx={ctx}
        />
        {foregroundImage && (
          <div className="fc-imageBanner__foreground" data-photo={photographOf(data, ctx)}>
            <Picture
              src={foregroundImage}
              alt={data.foregroundAlt ?? ''}
              sizes="(min-width: 820px) 680px, 85vw"
              priority={priority}
              ctx={ctx}
            />
          </div>
        )}
      </div>
      {caption && <figcaption className="fc-imageBanner__caption">{caption}</figcaption>}
    </figure>
  );
}
