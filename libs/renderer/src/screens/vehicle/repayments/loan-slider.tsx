import type { SliderRange } from '@forecourt/pricing';
import type { ReactNode } from 'react';

/** A slider of the loan, with its value and its ends. The script fills in the value as it moves. */
export function LoanSlider(props: {
  readonly name: 'deposit' | 'term';
  readonly label: string;
  readonly range: SliderRange;
  readonly format: (value: number) => string;
}): ReactNode {
  const { name, label, range, format } = props;
  const { min, max, step, default: value } = range;
  const id = `loan-${name}`;
  return (
    <div className="fc-vehicle__slider">
      <p>
        <label htmlFor={id}>{label}</label>
        <strong className="fc-figure" data-loan={name}>
          {format(value)}
        </strong>
      </p>
      <input
        id={id}
        type="range"
        data-loan-choice={name}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        style={{ '--at': (value - min) / (max - min) }}
        aria-valuetext={format(value)}
        autoComplete="off"
      />
      <p aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </p>
    </div>
  );
}
