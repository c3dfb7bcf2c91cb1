import type { NumberRange } from '@forecourt/domain';
import type { ReactNode } from 'react';

interface SliderProps {
  /** Ends that the handles can be set to, in ascending order; at least two. */
  readonly steps: readonly number[];
  /** Number of cars between each two steps; undefined if they weren't counted. */
  readonly bars: readonly number[] | undefined;
  readonly range: NumberRange | undefined;
  /** Name of each handle. */
  readonly labels: { readonly min: string; readonly max: string };
  /** Formats the position of a handle; `undefined` is an open end. */
  readonly text: (value: number | undefined) => string;
}

/** Position of a number among the steps: that of the last step that doesn't exceed it. */
const positionOf = (value: number, steps: readonly number[]): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= value),
  );

/** Height of the lowest bar with cars, in per cent, so that a single car can be seen. */
const lowestBar = 6;

/**
 * Two handles on the steps of a range, below a histogram of the cars. The script makes the handles
 * set the two selects of the group; without one there are only the bars.
 */
export function RangeSlider({ steps, bars, range, labels, text }: SliderProps): ReactNode {
  const last = steps.length - 1;
  const low = range?.min === undefined ? 0 : positionOf(range.min, steps);
  const high = range?.max === undefined ? last : Math.max(low, positionOf(range.max, steps));
  const highest = Math.max(...(bars ?? [0]));
  const handle = (side: 'min' | 'max', position: number) => (
    <input
      type="range"
      aria-label={labels[side]}
      aria-valuetext={text(range?.[side])}
      data-side={side}
      min={0}
      max={last}
      defaultValue={position}
    />
  );
  return (
    <div className="fc-cars__slider" data-steps={steps.join(' ')}>
      {bars !== undefined && highest > 0 && (
        <div className="fc-cars__bars" aria-hidden="true">
          {bars.map((count, index) => (
            <i
              key={index}
              data-in={(index >= low && index < high) || undefined}
              style={{
                height: `${count && Math.max(lowestBar, (count / highest) * 100).toFixed(0)}%`,
              }}
            />
          ))}
        </div>
      )}
      <div className="fc-cars__handles" style={{ '--low': low / last, '--high': high / last }}>
        {handle('min', low)}
        {handle('max', high)}
      </div>
    </div>
  );
}
