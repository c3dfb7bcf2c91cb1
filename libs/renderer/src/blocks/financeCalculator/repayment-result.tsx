import type { Copy } from '@forecourt/copy';
import { capitalize } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { LoanWording } from './loan-wording.ts';

interface ResultProps {
  /** Label of the figure. */
  readonly label: string;
  readonly wording: LoanWording;
  readonly copy: Copy['calculator'];
}

/** A large figure with its unit or name below. */
const Figure = ({
  figure,
  name,
}: {
  readonly figure: string;
  readonly name: string;
}): ReactNode => (
  <p className="fc-financeCalculator-figure">
    <strong className="fc-figure">{figure}</strong> <span>{name}</span>
  </p>
);

/** Sentence in place of a repayment, for an amount that the lender doesn't finance. */
const TooLittle = ({ text }: { readonly text: string }): ReactNode => (
  <p className="fc-financeCalculator-result fc-financeCalculator-total">{text}</p>
);

/** The repayment as a large figure, with the total below it. */
export function RepaymentFigure(props: ResultProps & { readonly quiet: boolean }): ReactNode {
  const { label, quiet, wording, copy } = props;
  const { payment, period, rateFigure, tooLittle } = wording;
  if (tooLittle) return <TooLittle text={tooLittle} />;
  // Longer figures get a smaller font size, so that they fit the column side by side.
  const digits = payment.length + (rateFigure ? rateFigure.percent.length + 1 : 0);
  const style = { '--digits': digits };
  return (
    <div className="fc-financeCalculator-result">
      <p className={quiet ? 'fc-sr-only' : 'fc-financeCalculator-called'}>{label}</p>
      <div className="fc-financeCalculator-figures" style={style}>
        <Figure figure={payment} name={period} />
        {rateFigure && (
          <Figure figure={rateFigure.percent} name={`${copy.perYear} ${rateFigure.name}`} />
        )}
      </div>
      <p className="fc-financeCalculator-total">
        {copy.total(wording.total, wording.term, wording.fee)}
      </p>
    </div>
  );
}

/** The repayment as a line below the sliders. */
export function RepaymentLine({ label, wording, copy }: ResultProps): ReactNode {
  if (wording.tooLittle) return <TooLittle text={wording.tooLittle} />;
  return (
    <div className="fc-financeCalculator-result">
      <p className="fc-financeCalculator-line">
        <span className="fc-financeCalculator-label">{label}</span>
        <strong className="fc-financeCalculator-value">
          {wording.payment} {wording.period}
        </strong>
      </p>
      {wording.rateFigure && (
        <p className="fc-financeCalculator-line">
          <span className="fc-financeCalculator-label">{capitalize(wording.rateFigure.name)}</span>
          <strong className="fc-financeCalculator-value">{wording.rateFigure.rate}</strong>
        </p>
      )}
      <p className="fc-financeCalculator-total">
        {copy.totalWithInterest(wording.total, wording.term, wording.interestPaid, wording.fee)}
      </p>
    </div>
  );
}
