import type { Site } from '@forecourt/block-schemas';
import { formatMoney } from '@forecourt/pricing';
import type { CSSProperties, ReactNode } from 'react';
import { weeklyEstimate } from '../../cars/weekly-estimate.ts';
import { ButtonLink } from '../../document/button-link.tsx';

/** What the car costs a week, with its terms beside it and the calculator one link away. */
export function Repayments(props: {
  readonly price: number;
  readonly site: Site;
  readonly money: { readonly locale: string; readonly currency: string };
  readonly finance: string;
}): ReactNode {
  const { price, site, money, finance } = props;
  const estimate = weeklyEstimate(price, site);
  return (
    <section id="repayments">
      <h2>What it costs a week</h2>
      <div className="fc-vehicle__costs">
        <p>
          <span className="fc-vehicle__figure fc-figure">{estimate.payment}</span>
          <strong>a week for {estimate.term}</strong>
        </p>
        <div
          className="fc-vehicle__bar"
          style={{ '--interest': estimate.interestShare } as CSSProperties}
          aria-hidden="true"
        >
          <span />
          <span />
        </div>
        <p className="fc-vehicle__key">
          <span>
            The car <strong>{formatMoney(price, money)}</strong>
          </span>
          <span>
            Interest <strong>{estimate.interest}</strong>
          </span>
        </p>
        <p className="fc-vehicle__terms">
          *At {estimate.rate}, {estimate.total} in repayments in total, without a deposit and
          excluding fees. {estimate.fees} This is an estimate, not an offer of finance.
        </p>
        <p>
          <ButtonLink href={finance} text="Ask about finance" look="brand" />
        </p>
      </div>
    </section>
  );
}
