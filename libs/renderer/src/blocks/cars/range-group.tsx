import { stockRange, stockSteps } from '@forecourt/domain';
import type { CarRangeFacet } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { rangeNumber, rangeWords, stepsBetween } from './describe-search.ts';
import { facetLabels } from './facet-words.ts';
import { Group, type PanelProps } from './panel-group.tsx';

const sideText = (side: 'min' | 'max', value: number | undefined): string =>
  value === undefined ? '' : side === 'min' ? `${value}-` : `-${value}`;

/**
 * A number from one end to another. Both ends carry the attribute's own name; together they say
 * `10000-` and `-30000`. Above them stands what the stock has.
 */
export function RangeGroup({
  facet,
  found,
  answers,
  ctx,
}: PanelProps & { readonly facet: CarRangeFacet }): ReactNode {
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
          <option value="">Any</option>
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
    <Group facet={facet} chosen={range && rangeWords(facet, range, ctx)}>
      <fieldset className="fc-cars__range">
        <legend className="fc-sr-only">{facetLabels[facet]}</legend>
        <p>
          {stock.left
            ? `In stock: ${stock.left.min === stock.left.max ? rangeNumber(facet, stock.left.min, ctx) : rangeWords(facet, stock.left, ctx)}`
            : 'No cars match your other filters.'}
        </p>
        {end('min', 'From')}
        {end('max', 'To')}
      </fieldset>
    </Group>
  );
}
