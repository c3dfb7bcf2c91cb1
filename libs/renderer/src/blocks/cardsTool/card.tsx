import { safeHref } from '@forecourt/domain';
import type { BlockData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Heading } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText, linkAttributes } from '../../rich-text/index.ts';
import { OfferHeading } from './offer-heading.tsx';

type CardData = BlockData['cardsTool']['cards'][number];

/** Props of a card. */
export interface CardProps {
  readonly card: CardData;
  /** `sizes` attribute of its picture. */
  readonly sizes: string;
  /** The editor's choice of how pictures fit; by default the picture's shape decides. */
  readonly fit?: BlockData['cardsTool']['objectFit'];
  /** True if the layout shows the tagline. */
  readonly withTagline: boolean;
  /** Marks the first card of the feature layout, which has a dark background. */
  readonly ground?: 'deep';
  /** True if a figure at the start of the heading is set large, as in the feature layout. */
  readonly withFigure: boolean;
  readonly ctx: RenderContext;
}

/**
 * A card with exactly one link, so that screen readers announce one: the text at its foot, or else
 * its heading. The style sheet extends that link over the whole card.
 */
export function Card({
  card,
  sizes,
  fit,
  withTagline,
  withFigure,
  ground,
  ctx,
}: CardProps): ReactNode {
  const { heading, description, image, imageAlt = '', linkText } = card;
  const tagline = withTagline ? card.tagline : undefined;
  const href = safeHref(card.href);
  const words = href ? linkText : undefined;
  const title = withFigure ? <OfferHeading text={heading} /> : heading;
  return (
    <li className="fc-cardsTool-card" data-linked={href ? '' : undefined} data-ground={ground}>
      {image && (
        <div className="fc-cardsTool-picture fc-slot" data-fit={fit}>
          <Picture src={image} alt={imageAlt} ctx={ctx} sizes={sizes} />
        </div>
      )}
      <div className="fc-cardsTool-words">
        <Heading level={ctx.headingLevel} className="fc-cardsTool-heading">
          {href && !words ? (
            <a className="fc-cardsTool-link" {...linkAttributes(href)}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {description && (
          <p className="fc-cardsTool-description">
            <RichText html={description} kind="inline" />
          </p>
        )}
      </div>
      {(words || tagline) && (
        <p className="fc-cardsTool-foot">
          {words && (
            <a className="fc-cardsTool-link fc-link-arrow" {...linkAttributes(href)}>
              {words}
              <span className="fc-sr-only">: {heading}</span>
              <Icon name="arrow-right" size={18} />
            </a>
          )}
          {tagline && <span className="fc-cardsTool-tagline">{tagline}</span>}
        </p>
      )}
    </li>
  );
}
