import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { WeeklyEstimate } from '../../../loans/weekly-estimate.ts';

/** The weekly repayment and the rate beside it, as large, with a link to the sliders. */
export const WeeklyLine = ({
  weekly,
  copy,
}: {
  readonly weekly: WeeklyEstimate;
  readonly copy: Copy['vehicle'];
}): ReactNode => (
  <p className="fc-vehicle__weekly">
    <span>
      {copy.weekly[0]} <strong data-loan="payment">{weekly.payment}</strong> {copy.weekly[1]}
    </span>{' '}
    {weekly.rateFigure && (
      <span>
        <strong>{weekly.rateFigure.rate}</strong> {weekly.rateFigure.name}*
      </span>
    )}{' '}
    <a href="#repayments">{copy.seeHow}</a>
  </p>
);
