import type { SearchAnswer } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { RenderContext } from '../../pipeline/types.ts';
import { facetLabels, isRange, valueLabel, type ListFacet, type RangeFacet } from './car-facets.ts';
import { valuesOf, type CarsPlan } from './cars.plan.ts';
import { choicesOf, rangeNumber, stepsBetween } from './describe-search.ts';

interface PanelProps {
  readonly plan: CarsPlan;
  readonly answers: readonly SearchAnswer[];
  readonly ctx: RenderContext;
}

/** Groups that are open from the start; all others open when something in them is chosen. */
const openAtFirst: ReadonlySet<string> = new Set([
  'car_type',
  'price',
  'make',
  'simple_body',
  'simple_fuel',
]);

/** A group of the panel: its name opens and closes it, without a script. */
const Group = (given: { name: string; open: boolean; children: ReactNode }): ReactNode => (
  <details className="fc-cars__group" open={given.open}>
    <summary>
      {given.name}
      <Icon name="chevron-down" size={18} />
    </summary>
    {given.children}
  </details>
);

function ListGroup({
  facet,
  plan,
  answers,
  ctx,
}: PanelProps & { readonly facet: ListFacet }): ReactNode {
  const values = valuesOf(facet, plan, answers);
  if (values.length === 0) return null;
  const chosen = values.some((value) => value.chosen);
  return (
    <Group name={facetLabels[facet]} open={chosen || openAtFirst.has(facet)}>
      <fieldset className="fc-cars__values">
        <legend className="fc-sr-only">{facetLabels[facet]}</legend>
        {values.map(({ value, count, chosen: isChosen }) => (
          <label key={value} data-none={count === 0 || undefined}>
            <input type="checkbox" name={facet} value={value} defaultChecked={isChosen} />
            <span>{valueLabel(facet, value)}</span>{' '}
            <span className="fc-cars__count">
              {count.toLocaleString(ctx.locale)}
              <span className="fc-sr-only"> {count === 1 ? 'car' : 'cars'}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Group>
  );
}

/** Both ends carry the attribute's own name; together they say `10000-` and `-30000`. */
function RangeGroup({
  facet,
  plan,
  answers,
  ctx,
}: PanelProps & { readonly facet: RangeFacet }): ReactNode {
  const stats = answers[1]?.facets_stats[facet];
  const range = plan.search.ranges[facet];
  if (!stats || (stats.min === stats.max && !range)) return null;
  const steps = stepsBetween(stats.min, stats.max, facet === 'year');
  const end = (side: 'min' | 'max', name: string) => {
    const now = range?.[side];
    const numbers = now === undefined || steps.includes(now) ? steps : [...steps, now];
    const text = (value: number | undefined) =>
      value === undefined ? '' : side === 'min' ? `${value}-` : `-${value}`;
    return (
      <label>
        {name}
        <select name={facet} defaultValue={text(now)}>
          <option value="">Any</option>
          {[...numbers]
            .sort((a, b) => a - b)
            .map((value) => (
              <option key={value} value={text(value)}>
                {rangeNumber(facet, value, ctx)}
              </option>
            ))}
        </select>
      </label>
    );
  };
  return (
    <Group name={facetLabels[facet]} open={range !== undefined || openAtFirst.has(facet)}>
      <fieldset className="fc-cars__range">
        <legend className="fc-sr-only">{facetLabels[facet]}</legend>
        {end('min', 'From')}
        {end('max', 'To')}
      </fieldset>
    </Group>
  );
}

/** The collapsible Search panel (CAR-1): every attribute with its counts, sent as one form. */
export function SearchPanel(props: PanelProps): ReactNode {
  const { plan, ctx } = props;
  const chosen = choicesOf(plan.search, ctx).length;
  return (
    <details className="fc-cars__panel">
      <summary className="fc-cars__open">
        <Icon name="search" size={18} />
        Search
        {chosen > 0 && (
          <span className="fc-cars__chosen">
            {chosen}
            <span className="fc-sr-only"> chosen</span>
          </span>
        )}
        <Icon name="chevron-down" size={18} className="fc-cars__arrow" />
      </summary>
      <div className="fc-cars__groups">
        {plan.offered.map((facet) =>
          isRange(facet) ? (
            <RangeGroup key={facet} facet={facet} {...props} />
          ) : (
            <ListGroup key={facet} facet={facet} {...props} />
          ),
        )}
      </div>
      <p className="fc-cars__send">
        <button className="fc-button" data-look="accent" type="submit">
          Show cars
        </button>
      </p>
    </details>
  );
}
