import { calculatorCopy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { CalculatorSettings, NumberSetting } from './calculator-settings.ts';
import { loanWording } from './loan-wording.ts';
import type { CalculatedLoan } from './loan-wording.ts';

/** Maximum number of rows. */
const maxRows = 8;

/** Returns a few evenly spaced positions of the slider. */
const termsOf = ({ min, max, step }: NumberSetting): number[] => {
  const positions = Math.floor((max - min) / step + 1e-9) + 1;
  const every = Math.ceil(positions / maxRows);
  return Array.from({ length: Math.ceil(positions / every) }, (_, row) => min + row * every * step);
};

/** Table of the loan over other terms, for visitors without scripts. */
export function TermTable(props: {
  readonly choice: CalculatedLoan;
  readonly settings: CalculatorSettings;
}): ReactNode {
  const { choice, settings } = props;
  if (!settings.term.active) return null;
  const copy = calculatorCopy(settings);
  const rows = termsOf(settings.term).map((term) => loanWording({ ...choice, term }, settings));
  const [{ amount, rate, period }] = rows as [(typeof rows)[number]];
  return (
    <details className="fc-financeCalculator-terms">
      <summary>{copy.compare}</summary>
      <table>
        <caption>{copy.compared(amount, rate)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.termColumn}</th>
            <th scope="col">{copy.repaymentColumn(period)}</th>
            <th scope="col">{copy.totalColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, payment, total }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{payment}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
