import { stockHistogram, stockRange, stockSteps } from '@forecourt/domain';
import type { CarRangeFacet } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { rangeNumber, rangeWords, stepsBetween } from '../wording/describe-search.ts';
import { Group, type PanelProps } from './panel-group.tsx';
import { RangeSlider } from './range-slider.tsx';

const sideText = (side: 'min' | 'max', value: number | undefined): string =>
  value === undefined ? '' : side === 'min' ? `${value}-` : `-${value}`;

/**
 * A slider and two selects for the ends of a range. Both selects have the attribute's name, and
 * submit `10000-` and `-30000`; the slider's handles set them. The range of the stock is shown
 * between.
 */
export function RangeGroup({
  facet,
  found,
  answers,
  ctx,
}: PanelProps & { readonly facet: CarRangeFacet }): ReactNode {
  const { cars } = ctx.copy;
  const stock = stockRange(facet, answers);
  const range = found.search.ranges[facet];
  if (!stock || (stock.all.min === stock.all.max && !range)) return null;
  const fitting = facet === 'year' ? undefined : stockSteps(facet, answers);
  const steps = fitting ?? stepsBetween(stock.all.min, stock.all.max, facet === 'year');
  const end = (side: 'min' | 'max', name: string) => {
    const now = range?.[side];
    const numbers = now === undefined || steps.includes(now) ? steps : [...steps, now];
    return (
      <label>
        {name}
        <select name={facet} defaultValue={sideText(side, now)}>
          <option value="">{cars.any}</option>
          {[...numbers]
            .sort((a, b) => a - b)
            .map((value) => (
              <option key={value} value={sideText(side, value)}>
                {rangeNumber(facet, value, ctx)}
              </option>
            ))}
        </select>
      </label>
    );
  };
  return (
    <Group facet={facet} copy={ctx.copy} chosen={range && rangeWords(facet, range, ctx)}>
      <fieldset className="fc-cars__range">
        <legend className="fc-sr-only">{ctx.copy.carFacts[facet]}</legend>
        {steps.length > 2 && (
          <RangeSlider
            steps={steps}
            bars={stockHistogram(facet, steps, answers)}
            range={range}
            labels={{
              min: cars.lowest(ctx.copy.carFacts[facet]),
              max: cars.highest(ctx.copy.carFacts[facet]),
            }}
            text={(value) => (value === undefined ? cars.any : rangeNumber(facet, value, ctx))}
          />
        )}
        <p>{stock.left ? cars.inStock(rangeWords(facet, stock.left, ctx)) : cars.noneMatches}</p>
        {end('min', cars.from)}
        {end('max', cars.to)}
      </fieldset>
    </Group>
  );
}
