import { useId } from 'react';
import type { ReactNode } from 'react';
import type { NumberSetting } from './calculator-settings.ts';

export interface NumberSliderProps {
  readonly label: string;
  readonly setting: NumberSetting;
  readonly value: number;
  /** Formatted value: '7.49%'. */
  readonly words: string;
  /** Unit after the value: 'p.a.'. */
  readonly unit?: string;
  /** Labels of the slider's ends. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: number) => void;
  /** Text field that replaces the formatted value. */
  readonly field?: ReactNode;
}

/** A label, a value and its slider; only label and value if the value is fixed. */
export function NumberSlider(props: NumberSliderProps): ReactNode {
  const { label, setting, value, words, unit, ends, onChange, field } = props;
  const id = useId();
  const shown = unit ? `${words} ${unit}` : words;
  if (!setting.active) {
    return (
      <p className="fc-financeCalculator-line">
        <span className="fc-financeCalculator-label">{label}</span>
        <span className="fc-financeCalculator-value">{shown}</span>
      </p>
    );
  }
  const { min, max, step } = setting;
  const onSlider = Math.min(max, Math.max(min, value));
  const style = { '--at': (onSlider - min) / (max - min) };
  return (
    <div className="fc-financeCalculator-slider">
      <p className="fc-financeCalculator-line">
        <label className="fc-financeCalculator-label" htmlFor={id}>
          {label}
        </label>
        {field}
        <span className="fc-financeCalculator-value" data-beside-field={field ? '' : undefined}>
          {shown}
        </span>
      </p>
      <input
        id={id}
        className="fc-financeCalculator-range"
        type="range"
        min={min}
        max={max}
        step={step}
        value={onSlider}
        style={style}
        aria-valuetext={words}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <p className="fc-financeCalculator-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
