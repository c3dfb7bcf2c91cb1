import type { Copy } from '@forecourt/copy';
import { calculatorDefaults, depositRange, formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { loanEstimate, type LoanEstimate, type LoanFacts } from '../../../loans/loan-estimate.ts';
import { termText } from '../../../loans/term-text.ts';
import type { WeeklyEstimate } from '../../../loans/weekly-estimate.ts';
import { ButtonLink } from '../../../document/button-link.tsx';
import { estimateField } from '../../../forms/forms-of-screens.ts';
import { LoanSlider } from './loan-slider.tsx';

type LoanCopy = Copy['weeklyRepayments'];

/** Marks the element that the script fills with a part of the estimate. */
const filled = (part: keyof LoanEstimate) => ({ 'data-loan': part });

/** Bar of the amount borrowed and the interest, with both amounts below. */
const CostBar = ({ estimate, copy }: { estimate: LoanEstimate; copy: LoanCopy }): ReactNode => (
  <>
    <div
      className="fc-vehicle__bar"
      style={{ '--interest': estimate.interestShare }}
      aria-hidden="true"
    >
      <span />
      <span />
    </div>
    <p className="fc-vehicle__key">
      <span>
        <span {...filled('principalName')}>{estimate.principalName}</span>{' '}
        <strong {...filled('principal')}>{estimate.principal}</strong>
      </span>
      <span>
        {copy.interest} <strong {...filled('interest')}>{estimate.interest}</strong>
      </span>
    </p>
  </>
);

/** Sliders for deposit and term; hidden where no script runs. */
function Sliders({ facts, copy }: { readonly facts: LoanFacts; readonly copy: LoanCopy }) {
  const { term } = calculatorDefaults[facts.region];
  const deposit = depositRange(facts.price);
  const money = (amount: number) => formatMoney(amount, facts);
  const years = (count: number) => termText(count, facts);
  return (
    <div className="fc-vehicle__sliders">
      {deposit && <LoanSlider name="deposit" label={copy.deposit} range={deposit} format={money} />}
      <LoanSlider name="term" label={copy.term} range={term} format={years} />
    </div>
  );
}

/** Repayments by term, for browsers that run no scripts. */
function TermTable({ facts, copy }: { readonly facts: LoanFacts; readonly copy: LoanCopy }) {
  const { min, max } = calculatorDefaults[facts.region].term;
  const terms = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <table className="fc-vehicle__term-table">
      <caption>{copy.otherTerms}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.termColumn}</th>
          <th scope="col">{copy.weekColumn}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((years) => {
          const { term, payment } = loanEstimate(facts, { deposit: 0, years });
          return (
            <tr key={years}>
              <th scope="row">{term}</th>
              <td>{payment}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The car's weekly repayment with sliders for deposit and term, its terms and a finance link. */
export function Repayments(props: {
  readonly facts: LoanFacts;
  readonly estimate: WeeklyEstimate;
  readonly finance: string;
  readonly copy: LoanCopy;
}): ReactNode {
  const { facts, estimate, finance, copy } = props;
  return (
    <section id="repayments">
      <h2>{copy.heading}</h2>
      <div className="fc-vehicle__costs">
        <div className="fc-vehicle__result">
          <div className="fc-vehicle__figures">
            <p>
              <span className="fc-vehicle__figure fc-figure" {...filled('payment')}>
                {estimate.payment}
              </span>
              <strong {...filled('period')}>{estimate.period}</strong>
            </p>
            {estimate.rateFigure && (
              <p>
                <span className="fc-vehicle__figure fc-figure">{estimate.rateFigure.percent}</span>
                <strong>{copy.perYear(estimate.rateFigure.name)}</strong>
              </p>
            )}
          </div>
          <CostBar estimate={estimate} copy={copy} />
        </div>
        <Sliders facts={facts} copy={copy} />
        <TermTable facts={facts} copy={copy} />
        <p className="fc-vehicle__terms">
          <span {...filled('conditions')}>{estimate.conditions}</span> {estimate.fees}{' '}
          {copy.notAnOffer}
        </p>
        <p className="fc-sr-only" role="status" data-loan-status="" />
        <p>
          <ButtonLink href={finance} text={copy.askFinance} look="brand" />
        </p>
      </div>
    </section>
  );
}

/** Announces above the enquiry form that the visitor's own estimate is sent with it. */
export const SentEstimate = ({ copy }: { readonly copy: LoanCopy }): ReactNode => (
  <p className="fc-vehicle__sent" data-loan-sent="" hidden>
    {copy.sent} <strong {...filled('summary')} />
    <input type="hidden" name={estimateField} disabled />
  </p>
);
