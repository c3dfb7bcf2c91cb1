import { safeHref } from '@forecourt/domain';
import type { ImageBannerData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Heading } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { portraitOf } from '../../image/portrait-sources.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './imageBanner.css?inline';
import { hasWords, Scene } from './scene.tsx';

type Button = NonNullable<ImageBannerData['buttons']>[number];

/** Icons that follow the text of a link; all others precede it. */
const trailing = new Set(['arrow-right', 'chevron-right', 'external', 'download']);

function BannerButton({ button, first }: { button: Button; first: boolean }): ReactNode {
  const href = safeHref(button.href);
  if (!href) return null;
  const icon = button.icon && <Icon name={button.icon} />;
  const after = button.icon !== undefined && trailing.has(button.icon);
  return (
    <a className="fc-button" data-look={button.look ?? (first ? 'accent' : 'outline')} href={href}>
      {!after && icon}
      <span>{button.text}</span>
      {after && icon}
    </a>
  );
}

/**
 * Overlay strength from which the overlay is uniform below the text, so that any picture is
 * readable.
 */
const readableStrength = 0.7;

interface PartProps {
  readonly data: ImageBannerData;
  readonly ctx: RenderContext;
}

function Words({ data, first, ctx }: PartProps & { readonly first: boolean }): ReactNode {
  const { heading, subheading, text, buttons = [] } = data;
  if (!hasWords(data)) return null;
  const title = heading && <RichText html={heading} kind="inline" />;
  return (
    <div className="fc-imageBanner__text">
      <div className="fc-imageBanner__words">
        {title &&
          (first ? (
            <h1 className="fc-imageBanner__heading">{title}</h1>
          ) : (
            <Heading level={ctx.headingLevel} className="fc-imageBanner__heading">
              {title}
            </Heading>
          ))}
        {subheading && (
          <p className="fc-imageBanner__subheading">
            <RichText html={subheading} kind="inline" />
          </p>
        )}
        {text && (
          <p>
            <RichText html={text} kind="inline" />
          </p>
        )}
      </div>
      {buttons.length > 0 && (
        <div className="fc-imageBanner__buttons">
          {buttons.map((button, index) => (
            <BannerButton key={index} button={button} first={index === 0} />
          ))}
        </div>
      )}
    </div>
  );
}

function ImageBanner({ data, layout, first, ctx }: BlockProps<'imageBanner'>): ReactNode {
  const { overlay = {}, height, focus } = data;
  const priority = data.priority ?? first;
  const onPlate = layout === 'overlay' && overlay.on === false;
  const strength = overlay.strength ?? (data.foregroundImage ? 0.62 : 0.72);
  const style = {
    '--strength': `${strength * 100}%`,
    '--hold': strength < readableStrength ? '14rem' : '37rem',
    '--focus': focus,
    '--height': height ? `${height}px` : undefined,
  };
  return (
    <section
      className="fc-imageBanner"
      data-layout={layout}
      data-side={overlay.side ?? 'left'}
      data-align={data.alignment ?? 'left'}
      data-priority={priority ? '' : undefined}
      data-plate={onPlate ? '' : undefined}
      data-foreground={data.foregroundImage ? '' : undefined}
      data-portrait={portraitOf(data.imagePortrait, ctx.assets) === undefined ? undefined : ''}
      style={style}
    >
      <Words data={data} first={first} ctx={ctx} />
      <Scene data={data} layout={layout} priority={priority} ctx={ctx} />
    </section>
  );
}

/** A wide picture with a heading, text and actions; the page's hero if it is the first block. */
export const imageBanner: BlockDefinition<'imageBanner'> = {
  type: 'imageBanner',
  component: ImageBanner,
  css,
  width: 'full',
  bleed: true,
  title: (data, first) => first && Boolean(data.heading),
};
