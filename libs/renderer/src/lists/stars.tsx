import type { Copy } from '@forecourt/copy';
import { quarterStars } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Five stars filled in quarter steps, and the rating as text for screen readers. */
export const Stars = ({
  rating,
  copy,
}: {
  readonly rating: number;
  readonly copy: Copy['reviews'];
}): ReactNode => (
  <span className="fc-stars">
    <span className="fc-sr-only">{copy.stars(rating)}</span>
    <span
      aria-hidden="true"
      style={{ '--filled': `${quarterStars(rating) * 20}%` }}
      className="fc-stars__row"
    />
  </span>
);
