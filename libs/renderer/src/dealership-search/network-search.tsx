import type { DataQuery, LocationsData, ManufacturerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import {
  countDealerships,
  dealershipQuery,
  findDealerships,
  readDealershipChoice,
  searchedLocations,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { below } from '../document/heading.tsx';
import { Icon } from '../icons/icon.tsx';
import { ReactIsland } from '../islands/island.tsx';
import { BlockHead } from '../lists/block-head.tsx';
import type { BlockProps, PlanContext } from '../context/block-definition.ts';
import { DealershipSearch, type DealershipSearchProps } from './dealership-search.tsx';
import { mapGround } from './map/map-ground.ts';
import { fittedMap, mapSubject } from './map/map-subject.ts';
import { typeWords } from './words.ts';

type Context = Pick<PlanContext, 'site' | 'url'>;

const networkQuery = { kind: 'manufacturerLocations' } as const;

const choiceOf = ({ url }: Context) => readDealershipChoice(new URLSearchParams(url.search));

/** Returns the query for a place that was typed rather than picked. */
function placesQuery(ctx: Context): Extract<DataQuery, { kind: 'places' }> | undefined {
  const { userLocation: text, lat } = choiceOf(ctx);
  return text !== undefined && lat === undefined ? { kind: 'places', text } : undefined;
}

/** Returns the queries of a search URL. */
export const networkQueries = (ctx: Context): readonly DataQuery[] => {
  const places = placesQuery(ctx);
  return [networkQuery, ...(places ? [places] : [])];
};

/** Every dealership, grouped by state, as an alternative to the search. */
function WholeNetwork(props: {
  readonly network: readonly ManufacturerLocation[];
  readonly href: (location: ManufacturerLocation) => string;
  readonly copy: Copy['dealershipSearch'];
}): ReactNode {
  const { network, href, copy } = props;
  if (network.length === 0) return null;
  const byState = Map.groupBy(network, ({ address }) => address?.state ?? '');
  const states = [...byState].sort(([a], [b]) => a.localeCompare(b));
  return (
    <details className="fc-find__all">
      <summary>
        {copy.all(copy.count(countDealerships(network)))}
        <Icon name="chevron-down" size={18} />
      </summary>
      <dl>
        {states.map(([state, locations]) => (
          <div key={state}>
            <dt>{state || copy.elsewhere}</dt>
            {locations.map((location) => (
              <dd key={location.id}>
                <a href={href(location)}>{location.name}</a>
                {location.address?.city && <span>, {location.address.city}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Returns the location types of a network in its own spelling; none if the editor chose one. */
const typesOf = (network: readonly ManufacturerLocation[], data: LocationsData): string[] =>
  data.locationType
    ? []
    : [...new Set(network.flatMap(({ location_type: type }) => type ?? []))].sort((a, b) =>
        typeWords(a).localeCompare(typeWords(b)),
      );

/** The dealership search, which replaces the dealer's own list (DSH-1 to DSH-3). */
export function NetworkSearch({ data, block, first, ctx }: BlockProps<'locations'>): ReactNode {
  const limits = data.locationType ? { locationType: data.locationType } : {};
  const network = searchedLocations(ctx.ask(networkQuery) ?? [], limits);
  const query = placesQuery(ctx);
  const choice = choiceOf(ctx);
  const answer = findDealerships(choice, network, query && (ctx.ask(query) ?? []));
  const map = fittedMap(mapGround, mapSubject(answer, network));
  const anchor = block.id ? `#${block.id}` : '';
  const others = dealershipQuery({}, ctx.url.search);
  const props: DealershipSearchProps = {
    path: ctx.page.path,
    anchor,
    search: others,
    choice,
    answer,
    map,
    limits,
    count: countDealerships(network),
    types: typesOf(network, data),
    locale: ctx.locale,
    level: data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel,
  };
  return (
    <div className="fc-locations">
      <BlockHead
        heading={data.heading}
        description={data.description}
        link={data.headingLink}
        first={first}
        ctx={ctx}
      />
      <ReactIsland name="locations" ctx={ctx} component={DealershipSearch} props={props} />
      <WholeNetwork
        copy={ctx.copy.dealershipSearch}
        network={network}
        href={({ id, location_type: type }) =>
          `${ctx.page.path}${dealershipQuery({ locationId: id, locationType: type }, others)}${anchor}`
        }
      />
    </div>
  );
}
