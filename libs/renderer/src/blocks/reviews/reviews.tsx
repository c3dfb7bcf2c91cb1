import type { Review, ReviewSummary, ReviewsData } from '@forecourt/block-schemas';
import { reviewsQuery, shownReviews, starDistribution } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { BlockHead } from '../../lists/block-head.tsx';
import { listCss } from '../../lists/list-css.ts';
import { starsCss } from '../../lists/stars-css.ts';
import { Stars } from '../../lists/stars.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import css from './reviews.css?inline';

type Variant = NonNullable<ReviewsData['variant']>;

/** Number of written reviews that each variant shows. */
const shownIn: Readonly<Record<Variant, number>> = {
  simple: 3,
  highlighted: 1,
  full: 200,
  mini: 0,
  modern: 3,
};

function Score({ summary, ctx }: { summary: ReviewSummary; ctx: RenderContext }): ReactNode {
  const { count, average_rating: average } = summary;
  return (
    <p className="fc-reviews__score">
      <strong className="fc-figure">{average.toFixed(1)}</strong>{' '}
      <span>
        <Stars rating={average} copy={ctx.copy.reviews} />{' '}
        <span className="fc-reviews__count">{ctx.copy.reviews.from(count)}</span>
      </span>
    </p>
  );
}

/** Minimum number of reviews for meaningful percentages. */
const minReviewsInBars = 5;

/** Distribution of the reviews over five to one stars; nothing if unknown. */
function Distribution({ summary, ctx }: { summary: ReviewSummary; ctx: RenderContext }): ReactNode {
  const distribution = starDistribution(summary);
  if (!distribution) return null;
  const total = Object.values(distribution).reduce((sum, some) => sum + some, 0);
  if (total < minReviewsInBars) return null;
  return (
    <ul className="fc-reviews__bars" aria-label={ctx.copy.reviews.byStars(total)}>
      {([5, 4, 3, 2, 1] as const).map((stars) => {
        const share = `${Math.round((distribution[stars] / total) * 100)}%`;
        return (
          <li key={stars}>
            <span>
              {stars}
              <span className="fc-sr-only"> {ctx.copy.reviews.star(stars)}:</span>
            </span>
            <span className="fc-reviews__bar" style={{ '--share': share }} />
            <span>{share}</span>
          </li>
        );
      })}
    </ul>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Formats a date; undefined if the text is not a date. */
function dayInWords(date: string, locale: string): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, form).format(time);
}

function Quote({ review, ctx }: { review: Review; ctx: RenderContext }): ReactNode {
  const { text, rating, customer_name: name, review_date: date } = review;
  const day = date && dayInWords(date, ctx.locale);
  return (
    <li className="fc-reviews__review">
      <Stars rating={rating} copy={ctx.copy.reviews} />
      {text && (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      )}
      {(name || day) && (
        <p className="fc-reviews__by">
          {name && (
            <span className="fc-reviews__monogram" aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <span>
            {name && <strong>{name}</strong>}
            {name && day && <br />}
            {day && <time dateTime={date}>{day}</time>}
          </span>
        </p>
      )}
    </li>
  );
}

function Reviews({ data, first, ctx }: BlockProps<'reviews'>): ReactNode {
  const query = reviewsQuery(data);
  const answer = query && ctx.ask(query);
  const summary = shownReviews(data, answer);
  if (!summary) return null;
  const variant = data.variant ?? 'simple';
  const { reviews } = summary;
  const quoted = variant === 'full' ? reviews : reviews.filter(({ text }) => text);
  const shown = quoted.slice(0, shownIn[variant]);
  return (
    <div className="fc-reviews" data-variant={variant}>
      <BlockHead heading={data.heading} first={first} ctx={ctx} />
      <div className="fc-reviews__body">
        <div className="fc-reviews__summary">
          <Score summary={summary} ctx={ctx} />
          {(variant === 'full' || variant === 'modern') && (
            <Distribution summary={summary} ctx={ctx} />
          )}
        </div>
        {shown.length > 0 && (
          <ul className="fc-reviews__list">
            {shown.map((review, index) => (
              <Quote key={index} review={review} ctx={ctx} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Customer reviews, in five variants (REV-1). */
export const reviews: BlockDefinition<'reviews'> = {
  type: 'reviews',
  component: Reviews,
  css: [...listCss, ...starsCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: (data) => {
    const query = reviewsQuery(data);
    return query ? [query] : [];
  },
};
