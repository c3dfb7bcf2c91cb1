import { clampAmount } from '@forecourt/pricing';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface AmountFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** Formatted amount: '$28,000'. */
  readonly words: string;
  /** Maximum loan in dollars. */
  readonly max: number;
  /** Error message for a larger amount. */
  readonly tooMuch: string;
  /** Called with whole dollars from 0 to the maximum while the visitor types. */
  readonly onChange: (amount: number) => void;
}

/** Text field for the amount. Input takes effect immediately and is formatted on blur. */
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
        // The digits of the largest amount, its sign and its separators.
        style={{ '--characters': String(max).length + 2 }}
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
