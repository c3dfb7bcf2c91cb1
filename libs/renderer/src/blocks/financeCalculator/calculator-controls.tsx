import { formatMoney, formatPercent, formatTerm } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { AmountField } from './amount-field.tsx';
import type { CalculatorSettings } from './calculator-settings.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import type { LoanChoice } from './loan-wording.ts';
import { NumberSlider } from './number-slider.tsx';

export interface CalculatorControlsProps {
  readonly settings: CalculatorSettings;
  readonly choice: LoanChoice;
  readonly onChange: (change: Partial<LoanChoice>) => void;
}

/** Frequency, amount, term and interest, as the content lets visitors set them. */
export function CalculatorControls(props: CalculatorControlsProps): ReactNode {
  const { settings, choice, onChange } = props;
  const { amount, term, interest, frequency, locale, typedAmount } = settings;
  const money = (dollars: number) => formatMoney(dollars, settings);
  const years = (count: number) => formatTerm(count, locale);
  const percent = (rate: number) => formatPercent(rate, locale);
  return (
    <>
      {frequency.active && (
        <FrequencyChoice
          options={frequency.options}
          value={choice.frequency}
          onChange={(value) => onChange({ frequency: value })}
        />
      )}
      <NumberSlider
        label="You borrow"
        setting={amount}
        value={choice.amount}
        words={money(choice.amount)}
        ends={[money(amount.min), money(amount.max)]}
        onChange={(value) => onChange({ amount: value })}
        field={
          typedAmount && (
            <AmountField
              label="Amount you borrow, in dollars"
              words={money(choice.amount)}
              max={amount.max}
              maxWords={money(amount.max)}
              onChange={(value) => onChange({ amount: value })}
            />
          )
        }
      />
      <NumberSlider
        label="Paid back over"
        setting={term}
        value={choice.term}
        words={years(choice.term)}
        ends={[years(term.min), years(term.max)]}
        onChange={(value) => onChange({ term: value })}
      />
      <NumberSlider
        label="Interest rate"
        setting={interest}
        value={choice.interest}
        words={percent(choice.interest)}
        unit="p.a."
        ends={[percent(interest.min), percent(interest.max)]}
        onChange={(value) => onChange({ interest: value })}
      />
    </>
  );
}
