import { quarterStars } from '@forecourt/domain';
import type { CSSProperties, ReactNode } from 'react';

/** Five stars filled to the quarter, and the rating in words for those who don't see them. */
export const Stars = ({ rating }: { readonly rating: number }): ReactNode => (
  <span className="fc-stars">
    <span className="fc-sr-only">{rating} out of 5 stars</span>
    <span
      aria-hidden="true"
      style={{ '--filled': `${quarterStars(rating) * 20}%` } as CSSProperties}
      className="fc-stars__row"
    >
      ★★★★★
    </span>
  </span>
);
