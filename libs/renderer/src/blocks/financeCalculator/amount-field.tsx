import { clampAmount } from '@forecourt/pricing';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface AmountFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** The amount as people read it: '$28,000'. */
  readonly words: string;
  /** The most that can be borrowed, in dollars. */
  readonly max: number;
  /** The message for more than that. */
  readonly tooMuch: string;
  /** Called with whole dollars from 0 to the maximum while somebody types. */
  readonly onChange: (amount: number) => void;
}

/** The amount as a field to type into; what is typed counts at once and is written out when left. */
export function AmountField({
  label,
  words,
  max,
  tooMuch: message,
  onChange,
}: AmountFieldProps): ReactNode {
  const hint = useId();
  const [typed, setTyped] = useState<string>();
  const tooMuch = typed !== undefined && clampAmount(typed, Number.MAX_VALUE) > max;
  const type = (text: string) => {
    setTyped(text);
    onChange(Math.round(clampAmount(text, max)));
  };
  return (
    <span className="fc-financeCalculator-amount">
      <input
        className="fc-financeCalculator-field"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        aria-describedby={hint}
        value={typed ?? words}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyped(undefined);
        }}
      />
      <span className="fc-financeCalculator-hint" id={hint} role="status">
        {tooMuch ? message : ''}
      </span>
    </span>
  );
}
