import { phoneHref, withoutChoice, withoutChoices } from '@forecourt/domain';
import type { BroadSearch, CarSearch, Relaxation } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { RenderContext } from '../../../context/render-context.ts';
import { activeFilters, rangeNumber } from '../wording/describe-search.ts';
import { describeCount } from '../wording/state-search.ts';

interface NothingProps {
  readonly relaxed: readonly Relaxation[];
  /** Searches with one of the choices, for a search that no single relaxation helps. */
  readonly broad: readonly BroadSearch[];
  readonly search: CarSearch;
  /** Returns the URL of a search. */
  readonly href: (search: CarSearch) => string;
  readonly ctx: RenderContext;
}

/** One filter to give up, the number of cars found without it, and the car nearest to a range. */
function Relax({
  relaxation,
  search,
  href,
  ctx,
}: Omit<NothingProps, 'relaxed' | 'broad'> & { readonly relaxation: Relaxation }): ReactNode {
  const { facet, count, nearest, wider } = relaxation;
  const { cars } = ctx.copy;
  const texts = activeFilters(search, ctx).filter((choice) => choice.facet === facet);
  const isRange = facet === 'price' || facet === 'km' || facet === 'year';
  const facts = [
    count ? cars.gives(count) : '',
    isRange && nearest !== undefined ? cars.nearest(rangeNumber(facet, nearest, ctx)) : '',
  ];
  const given = facts.filter(Boolean).join(', ');
  const { near } = search;
  return (
    <>
      {near && wider && (
        <li>
          <a href={href({ ...search, near: { ...near, km: wider.km }, page: 1 })}>
            {cars.searchWithin(wider.km, near.text)}
          </a>{' '}
          <span>{cars.gives(wider.count)}</span>
        </li>
      )}
      <li>
        <a href={href(withoutChoice(search, facet))}>
          {cars.without(cars.or(...texts.map(({ text }) => text)))}
        </a>
        {given && <span> {given}</span>}
      </li>
    </>
  );
}

/** Searches to try in place of one that finds nothing without any single filter. */
function Broader(props: Omit<NothingProps, 'relaxed'>): ReactNode {
  const { broad, href, ctx } = props;
  const { cars } = ctx.copy;
  return (
    <>
      <p>{broad.length > 0 ? cars.searchMore : cars.removeFilters}</p>
      <ul>
        {broad.map(({ search, count }) => (
          <li key={href(search)}>
            <a href={href(search)}>{describeCount(count, search, ctx)}</a>
          </li>
        ))}
        <li>
          <a href={href(withoutChoices(props.search))}>{cars.withoutAny}</a>
        </li>
      </ul>
    </>
  );
}

/** Empty state: what to relax and the number of cars that gives, and the dealer's phone number. */
export function NothingFound(props: NothingProps): ReactNode {
  const { relaxed, ctx } = props;
  const { cars } = ctx.copy;
  const { phone } = ctx.site;
  const oneIsEnough = relaxed.length < 2 || relaxed.some(({ count }) => count !== 0);
  return (
    <div className="fc-cars__none">
      <Icon name="car" size={40} />
      <p className="fc-cars__sorry">{cars.none}</p>
      {relaxed.length > 0 && oneIsEnough && (
        <>
          <p>{cars.removeFilter}</p>
          <ul>
            {relaxed.map((relaxation) => (
              <Relax key={relaxation.facet} relaxation={relaxation} {...props} />
            ))}
          </ul>
        </>
      )}
      {!oneIsEnough && <Broader {...props} />}
      {phone !== undefined && (
        <p className="fc-cars__help">
          {cars.callUs[0]} <a href={phoneHref(phone)}>{phone}</a> {cars.callUs[1]}
        </p>
      )}
    </div>
  );
}
