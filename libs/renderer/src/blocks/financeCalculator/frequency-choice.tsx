import type { Copy } from '@forecourt/copy';
import type { Frequency } from '@forecourt/pricing';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FrequencyChoiceProps {
  readonly copy: Copy['calculator'];
  readonly options: readonly Frequency[];
  readonly value: Frequency;
  readonly onChange: (frequency: Frequency) => void;
}

/** Radio buttons for the frequency of repayments. */
export function FrequencyChoice({
  copy,
  options,
  value,
  onChange,
}: FrequencyChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="fc-financeCalculator-frequency">
      <legend className="fc-sr-only">{copy.frequency}</legend>
      {options.map((option) => (
        <label key={option} className="fc-financeCalculator-option">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{copy.frequencies[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
