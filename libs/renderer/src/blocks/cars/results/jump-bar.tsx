import type { Car } from '@forecourt/block-schemas';
import { askingPrice } from '@forecourt/domain';
import type { CarSort } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../../context/render-context.ts';
import type { CarItemId } from './car-item-ids.ts';
import { rangeNumber } from '../wording/describe-search.ts';

/** Cars between two links of the bar. */
export const jumpSize = 50;

/** The value by which the list is sorted, at the first car of a link; undefined for a date. */
function valueAt(car: Car, sort: CarSort, ctx: RenderContext): string | undefined {
  const facet = sort.split(':')[0];
  if (facet === 'price') {
    const price = askingPrice(car);
    return price === undefined ? undefined : rangeNumber('price', price, ctx);
  }
  if (facet !== 'year' && facet !== 'km') return undefined;
  const value = car[facet];
  return value === undefined ? undefined : rangeNumber(facet, value, ctx);
}

/** Links into a long list, which stay in view: the position of a car and what it costs. */
export function JumpBar(given: {
  readonly cars: readonly Car[];
  readonly sort: CarSort;
  readonly itemId: CarItemId;
  readonly ctx: RenderContext;
}): ReactNode {
  const { cars, sort, itemId, ctx } = given;
  if (cars.length <= jumpSize) return null;
  const starts = [...cars.entries()].filter(([at]) => at % jumpSize === 0);
  const { jumpTo, jump } = ctx.copy.cars;
  return (
    <nav className="fc-cars__jump" aria-label={jumpTo}>
      <ul>
        {starts.map(([start, car]) => {
          const value = valueAt(car, sort, ctx);
          const last = Math.min(start + jumpSize, cars.length);
          return (
            <li key={start}>
              <a href={`#${itemId(start)}`} aria-label={value ? undefined : jump(start + 1, last)}>
                {value ?? `${start + 1}–${last}`}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
