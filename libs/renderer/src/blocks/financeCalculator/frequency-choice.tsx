import type { Frequency } from '@forecourt/pricing';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnceHydrated } from './use-once-hydrated.ts';

export interface FrequencyChoiceProps {
  readonly options: readonly Frequency[];
  readonly value: Frequency;
  readonly onChange: (frequency: Frequency) => void;
}

/** How often it is paid back: one row of radio buttons. */
export function FrequencyChoice({ options, value, onChange }: FrequencyChoiceProps): ReactNode {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useOnceHydrated(group, (fieldset) => {
    const chosen = fieldset.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((known) => known === chosen);
    if (option && option !== value) onChange(option);
  });
  return (
    <fieldset ref={group} className="fc-financeCalculator-frequency">
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
