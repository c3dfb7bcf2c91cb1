import { calculatorCopy } from '@forecourt/copy';
import { formatMoney, formatPercent } from '@forecourt/pricing';
import { termText } from '../../loans/term-text.ts';
import type { ReactNode } from 'react';
import { AmountField } from './amount-field.tsx';
import type { CalculatorSettings } from './calculator-settings.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import type { CalculatedLoan } from './loan-wording.ts';
import { NumberSlider } from './number-slider.tsx';

export interface CalculatorControlsProps {
  readonly settings: CalculatorSettings;
  readonly choice: CalculatedLoan;
  readonly onChange: (change: Partial<CalculatedLoan>) => void;
}

/**
 * Controls for frequency, amount, term and interest, as far as the content makes them adjustable.
 */
export function CalculatorControls(props: CalculatorControlsProps): ReactNode {
  const { settings, choice, onChange } = props;
  const copy = calculatorCopy(settings);
  const { amount, term, interest, frequency, locale, typedAmount } = settings;
  const money = (dollars: number) => formatMoney(dollars, settings);
  const years = (count: number) => termText(count, { locale });
  const percent = (rate: number) => formatPercent(rate, locale);
  return (
    <>
      {frequency.active && (
        <FrequencyChoice
          copy={copy}
          options={frequency.options}
          value={choice.frequency}
          onChange={(value) => onChange({ frequency: value })}
        />
      )}
      <NumberSlider
        label={copy.amount}
        setting={amount}
        value={choice.amount}
        words={money(choice.amount)}
        ends={[money(amount.min), money(amount.max)]}
        onChange={(value) => onChange({ amount: value })}
        field={
          typedAmount && (
            <AmountField
              label={copy.amountField}
              words={money(choice.amount)}
              max={amount.max}
              tooMuch={copy.tooMuch(money(amount.max))}
              onChange={(value) => onChange({ amount: value })}
            />
          )
        }
      />
      <NumberSlider
        label={copy.term}
        setting={term}
        value={choice.term}
        words={years(choice.term)}
        ends={[years(term.min), years(term.max)]}
        onChange={(value) => onChange({ term: value })}
      />
      <NumberSlider
        label={copy.rate}
        setting={interest}
        value={choice.interest}
        words={percent(choice.interest)}
        unit={copy.perYear}
        ends={[percent(interest.min), percent(interest.max)]}
        onChange={(value) => onChange({ interest: value })}
      />
    </>
  );
}
