import type { CarsData, DataQuery } from '@forecourt/block-schemas';
import { carAnswers, carQueries, carRequests, isCarRange } from '@forecourt/domain';
import type { CarFacet } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading } from '../../../document/heading.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { Island } from '../../../islands/island.tsx';
import type { BlockProps, PlanContext } from '../../../context/block-definition.ts';
import { ListField, OftenAsked, PriceField, TypeChoice } from './finder-fields.tsx';

/** Facets of a finder for which the editor names none. */
const usualFacets: readonly CarFacet[] = ['car_type', 'make', 'simple_body', 'price'];

/** Returns a finder's searches. They apply the editor's limits and ignore the page's query. */
export function askForFinder(data: CarsData, { site }: Pick<PlanContext, 'site'>) {
  const asked = { ...data, facets: [...(data.facets ?? usualFacets)], showAllCars: false };
  const found = carRequests({ ...asked, hideSearch: false }, '', site);
  const query = { kind: 'search', requests: carQueries(found) } satisfies DataQuery;
  return { found, query };
}

/**
 * A short search form for pages that list no cars. It submits to the stock page under the facets'
 * names, so that it works without a script. The script updates the number of cars on the button.
 */
export function CarsFinder({ data, first, ctx }: BlockProps<'cars'>): ReactNode {
  const { found, query } = askForFinder(data, ctx);
  const answers = carAnswers(found, ctx.ask(query));
  const count = answers.list.nbHits;
  // Without stock every choice would lead to an empty list.
  if (count === 0 && !first) return null;
  const { copy } = ctx;
  const given = { answers, copy };
  const heading = data.heading ?? copy.carFinder.heading;
  const { facetFilters, numericFilters } = found.list.params ?? {};
  const { region, locale } = ctx.site;
  const props = { count, region, locale, facetFilters, numericFilters };
  return (
    <Island name="cars" ctx={ctx} props={props}>
      <form
        className="fc-finder"
        method="get"
        action={ctx.site.settings?.cars?.stockPath ?? '/cars'}
      >
        {first ? (
          <h1>{heading}</h1>
        ) : (
          <Heading
            level={ctx.headingLevel}
            className={data.heading === undefined ? 'fc-sr-only' : undefined}
          >
            {heading}
          </Heading>
        )}
        {data.sort && <input type="hidden" name="sort" value={data.sort} />}
        <div className="fc-finder__top">
          {found.offered.includes('car_type') && <TypeChoice {...given} />}
          <OftenAsked links={data.links ?? []} copy={copy.carFinder} />
        </div>
        <div className="fc-finder__fields">
          {found.offered.map((facet) => {
            if (facet === 'price') return <PriceField key={facet} {...given} ctx={ctx} />;
            if (facet === 'car_type' || isCarRange(facet)) return null;
            return <ListField key={facet} facet={facet} {...given} ctx={ctx} />;
          })}
          <button className="fc-button" data-look="brand" type="submit">
            <Icon name="search" size={18} />
            <span className="fc-finder__show" aria-live="polite">
              {copy.showCars.some}
            </span>
          </button>
        </div>
      </form>
    </Island>
  );
}
