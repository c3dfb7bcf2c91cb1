import type { Copy } from '@forecourt/copy';
import type { CSSProperties, ReactNode } from 'react';
import type { LoanWording } from './loan-wording.ts';

interface ResultProps {
  /** Label of the figure. */
  readonly label: string;
  readonly wording: LoanWording;
  readonly copy: Copy['calculator'];
}

/** The repayment as a large figure, with the total below it. */
export function RepaymentFigure(props: ResultProps & { readonly quiet: boolean }): ReactNode {
  const { label, quiet, wording, copy } = props;
  // Longer figures get a smaller font size, so that they fit the column.
  const style = { '--digits': wording.payment.length } as CSSProperties;
  return (
    <div className="fc-financeCalculator-result">
      <p className={quiet ? 'fc-sr-only' : 'fc-financeCalculator-called'}>{label}</p>
      <p className="fc-financeCalculator-figure">
        <strong className="fc-figure" style={style}>
          {wording.payment}
        </strong>{' '}
        <span>{wording.period}</span>
      </p>
      <p className="fc-financeCalculator-total">{copy.total(wording.total, wording.term)}</p>
    </div>
  );
}

/** The repayment as a line below the sliders. */
export function RepaymentLine({ label, wording, copy }: ResultProps): ReactNode {
  return (
    <div className="fc-financeCalculator-result">
      <p className="fc-financeCalculator-line">
        <span className="fc-financeCalculator-label">{label}</span>
        <strong className="fc-financeCalculator-value">
          {wording.payment} {wording.period}
        </strong>
      </p>
      <p className="fc-financeCalculator-total">
        {copy.totalWithInterest(wording.total, wording.term, wording.interestPaid)}
      </p>
    </div>
  );
}
