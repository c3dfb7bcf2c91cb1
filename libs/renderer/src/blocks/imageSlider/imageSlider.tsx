import { safeHref } from '@forecourt/domain';
import type { ImageSliderData } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import css from './imageSlider.css?inline';

type Slide = ImageSliderData['slides'][number];

/** `sizes` attribute of a picture by layout. */
const sizes = {
  single: '(min-width: 1192px) 1152px, 100vw',
  peek: '(min-width: 1192px) 960px, 84vw',
  strip: '(min-width: 1192px) 280px, (min-width: 820px) 32vw, 72vw',
};

interface SlideProps {
  readonly slide: Slide;
  readonly name: string;
  readonly sizes: string;
  readonly fit: ImageSliderData['objectFit'];
  readonly ctx: RenderContext;
}

function SlideView({ slide, name, sizes, fit, ctx }: SlideProps): ReactNode {
  const href = safeHref(slide.href);
  const picture = (
    <Picture
      src={slide.url}
      alt={slide.alt ?? ''}
      width={slide.width}
      height={slide.height}
      sizes={sizes}
      ctx={ctx}
    />
  );
  return (
    <div className="fc-imageSlider__slide fc-slot" role="group" aria-label={name} data-fit={fit}>
      {href ? (
        <a href={href} aria-label={slide.alt || name}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}

/**
 * Arrows, pause button and position, which the script reveals; without it the row scrolls natively.
 */
function Controls({
  count,
  dots,
  plays,
  copy,
}: {
  count: number;
  copy: Copy['carousel'];
  dots: boolean;
  plays: boolean;
}): ReactNode {
  const pause = plays && (
    <button type="button" data-do="pause" aria-label={copy.pause} data-play={copy.play} hidden>
      <Icon name="pause" className="fc-imageSlider__pause" />
      <Icon name="play" className="fc-imageSlider__play" />
    </button>
  );
  if (dots) {
    return (
      <div className="fc-imageSlider__controls">
        {pause}
        {Array.from({ length: count }, (_, index) => (
          <button key={index} type="button" data-go={index} aria-label={copy.picture(index + 1)} />
        ))}
      </div>
    );
  }
  return (
    <div className="fc-imageSlider__controls">
      <p className="fc-imageSlider__count fc-figure">
        <span data-at="">1</span> / {count}
      </p>
      {pause}
      <button type="button" data-do="previous" aria-label={copy.previousPicture}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" data-do="next" aria-label={copy.nextPicture}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

function ImageSlider({ data, layout, ctx }: BlockProps<'imageSlider'>): ReactNode {
  const { slides, autoplay = true, delay = 4000, imageHeight, imageWidth } = data;
  const { carousel: copy } = ctx.copy;
  const dots = layout === 'dots';
  const view = data.layout ?? 'single';
  const style = {
    '--ratio': data.aspectRatio ?? '16/9',
    '--image-height': imageHeight ? `${imageHeight}px` : undefined,
    '--image-width': imageWidth ? `${imageWidth}px` : undefined,
  };
  const many = slides.length > 1;
  const slider = (
    <div
      className="fc-imageSlider"
      role="region"
      aria-label={data.label ?? copy.pictures}
      data-layout={layout}
      data-view={view}
      data-frame={!dots && data.useFrame ? '' : undefined}
      data-wide={data.allowOverflow ? '' : undefined}
      data-overflow={!dots && data.allowOverflow ? '' : undefined}
      data-fixed-height={imageHeight ? '' : undefined}
      style={style}
    >
      <div className="fc-imageSlider__track" tabIndex={many ? 0 : undefined}>
        {slides.map((slide, index) => (
          <SlideView
            key={index}
            slide={slide}
            name={copy.position(index + 1, slides.length)}
            sizes={sizes[view]}
            fit={data.objectFit}
            ctx={ctx}
          />
        ))}
      </div>
      {many && <Controls count={slides.length} dots={dots} plays={autoplay} copy={copy} />}
    </div>
  );
  if (!many) return slider;
  return (
    <Island name="imageSlider" ctx={ctx} props={{ delay, autoplay }}>
      {slider}
    </Island>
  );
}

/** A row of pictures that scrolls and snaps, with arrows and autoplay where scripts run. */
export const imageSlider: BlockDefinition<'imageSlider'> = {
  type: 'imageSlider',
  component: ImageSlider,
  css,
  width: (data) => (data.allowOverflow ? 'full' : 'content'),
  islands: ['imageSlider'],
};
