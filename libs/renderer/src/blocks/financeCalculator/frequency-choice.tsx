import type { Frequency } from '@forecourt/pricing';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FrequencyChoiceProps {
  readonly options: readonly Frequency[];
  readonly value: Frequency;
  readonly onChange: (frequency: Frequency) => void;
}

/** How often it is paid back: one row of radio buttons. */
export function FrequencyChoice({ options, value, onChange }: FrequencyChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="fc-financeCalculator-frequency">
      <legend className="fc-sr-only">How often you pay</legend>
      {options.map((option) => (
        <label key={option} className="fc-financeCalculator-option">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
