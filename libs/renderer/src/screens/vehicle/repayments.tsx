import type { Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { formatMoney } from '@forecourt/pricing';
import type { CSSProperties, ReactNode } from 'react';
import { weeklyEstimate } from '../../cars/weekly-estimate.ts';
import { ButtonLink } from '../../document/button-link.tsx';

/** The car's weekly repayment with its terms and a link to the calculator. */
export function Repayments(props: {
  readonly price: number;
  readonly site: Site;
  readonly money: { readonly locale: string; readonly currency: string };
  readonly finance: string;
}): ReactNode {
  const { price, site, money, finance } = props;
  const estimate = weeklyEstimate(price, site);
  const { weeklyRepayments: copy } = copyFor(site);
  return (
    <section id="repayments">
      <h2>{copy.heading}</h2>
      <div className="fc-vehicle__costs">
        <p>
          <span className="fc-vehicle__figure fc-figure">{estimate.payment}</span>
          <strong>{copy.forTerm(estimate.term)}</strong>
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
            {copy.car} <strong>{formatMoney(price, money)}</strong>
          </span>
          <span>
            {copy.interest} <strong>{estimate.interest}</strong>
          </span>
        </p>
        <p className="fc-vehicle__terms">
          {copy.total(estimate.rate, estimate.total)} {estimate.fees} {copy.notAnOffer}
        </p>
        <p>
          <ButtonLink href={finance} text={copy.askFinance} look="brand" />
        </p>
      </div>
    </section>
  );
}
