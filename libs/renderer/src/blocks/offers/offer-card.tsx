import type { Offer } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { daysBetween } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import type { RenderContext } from '../../context/render-context.ts';
import { linkAttributes } from '../../rich-text/index.ts';
import { OfferFigures } from './offer-figures.tsx';

/** Maximum number of days that are counted; further ahead, a date is easier to plan by. */
const maxDaysLeft = 14;

/** Returns the time left of an offer as text; undefined after its last day. */
export function timeLeft(end: string, today: string, { offers }: Copy): string | undefined {
  const days = daysBetween(today, end);
  if (days < 0) return undefined;
  if (days === 0) return offers.lastDay;
  return days > maxDaysLeft ? offers.endsOn(end) : offers.daysLeft(days);
}

/**
 * The quantity and time left of an offer; undefined without either. The last day is a condition of the
 * offer, so a quantity does not replace it.
 */
function whatIsLeft(
  { ends_on: end, stock_left: stock }: Offer,
  today: string,
  copy: Copy,
): ReactNode {
  const quantity = stock !== undefined && copy.offers.left(stock);
  const text = end && timeLeft(end, today, copy);
  if (!quantity && !text) return undefined;
  return (
    <>
      {quantity}
      {quantity && text && ' · '}
      {text && <time dateTime={end}>{text}</time>}
    </>
  );
}

/** True for a link to the page that it is on. */
const isPath = (href: string, path: string): boolean =>
  href.replace(/(?<=.)\/$/, '') === path.replace(/(?<=.)\/$/, '');

export interface OfferCardProps {
  readonly offer: Offer;
  /** Current date at the site, YYYY-MM-DD. */
  readonly today: string;
  readonly level: HeadingLevel;
  readonly feature: boolean;
  /** True for a picture that is likely the largest of the first screen, to be loaded first. */
  readonly priority: boolean;
  /** True in a row that scrolls sideways on phones. */
  readonly inRow: boolean;
  readonly ctx: RenderContext;
}

/** Widths of the picture on tablets and desktops: of the featured card, and of others in two columns. */
const wideSizes = {
  feature: '(min-width: 1100px) 31rem, (min-width: 744px) 22rem',
  other: '(min-width: 1100px) 23rem, (min-width: 820px) 27rem, (min-width: 744px) 22rem',
};

/** Card of an offer. Its figure is the headline, with the condition directly below it. */
export function OfferCard(props: OfferCardProps): ReactNode {
  const { offer, today, level, feature, priority, inRow, ctx } = props;
  const { offers } = ctx.copy;
  const { description, disclaimer, image, linkText = offers.link } = offer;
  const heading = offer.heading ?? offer.model?.name ?? offers.offer;
  const leads = offer.href !== undefined && !isPath(offer.href, ctx.page.path);
  const link = leads ? linkAttributes(offer.href) : {};
  const left = whatIsLeft(offer, today, ctx.copy);
  return (
    <li className="fc-offers__card">
      <div className="fc-offers__body" data-ground={feature ? 'deep' : undefined}>
        {image && (
          <div className="fc-offers__picture fc-slot">
            <Picture
              src={image.url}
              alt={image.alt ?? ''}
              ctx={ctx}
              priority={priority}
              sizes={`${feature ? wideSizes.feature : wideSizes.other}, ${inRow ? '17rem' : 'calc(100vw - 4rem)'}`}
            />
          </div>
        )}
        <div className="fc-offers__words">
          <Heading level={level} className="fc-offers__heading">
            {heading}
          </Heading>
          <OfferFigures offer={offer} ctx={ctx} />
          {description && <p className="fc-offers__description">{description}</p>}
          {disclaimer && (
            <details className="fc-offers__small">
              <summary>
                {offers.terms}
                <span className="fc-sr-only"> {offers.of(heading)}</span>
              </summary>
              <p>{disclaimer}</p>
            </details>
          )}
        </div>
        {(link.href || left) && (
          <p className="fc-offers__foot">
            {link.href && (
              <a className="fc-link-arrow" {...link}>
                {linkText}
                <span className="fc-sr-only">: {heading}</span>
                <Icon name="arrow-right" size={18} />
              </a>
            )}
            {left && <span className="fc-offers__left">{left}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
