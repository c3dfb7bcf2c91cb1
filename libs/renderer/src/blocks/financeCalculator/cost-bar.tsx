import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { LoanWording } from './loan-wording.ts';

/** Bar of the loan amount and the interest, with both amounts below. */
export function CostBar({
  wording,
  copy,
}: {
  readonly wording: LoanWording;
  readonly copy: Copy['calculator'];
}): ReactNode {
  const style = { '--interest': wording.interestShare };
  return (
    <div className="fc-financeCalculator-cost">
      <div className="fc-financeCalculator-bar" style={style} aria-hidden="true">
        <span />
        <span />
      </div>
      <p className="fc-financeCalculator-key">
        <span>
          {wording.fee ? copy.carAndFee : copy.car} <strong>{wording.principal}</strong>
        </span>
        <span>
          {copy.interest} <strong>{wording.interestPaid}</strong>
        </span>
      </p>
    </div>
  );
}
