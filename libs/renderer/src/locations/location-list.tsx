import type { DealerLocation } from '@forecourt/block-schemas';
import { locationLayout } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { LocationMap } from '../dealership-search/location-map.tsx';
import { LocationCard, type LocationCardProps } from './location-card.tsx';

/** Props of a list of locations. */
export interface LocationListProps extends Omit<LocationCardProps, 'location' | 'number'> {
  readonly locations: readonly DealerLocation[];
  /** Prefix of the ids of the map and the cards, unique on the page. */
  readonly idPrefix: string;
}

const isOnMap = ({ address }: DealerLocation): boolean =>
  address?.lat !== undefined && address.long !== undefined;

/** Map of the dealer's locations, and their cards with the numbers of the pins (LOC-2). */
export function LocationList({ locations, idPrefix, ...card }: LocationListProps): ReactNode {
  const cardId = (id: string) => `${idPrefix}-${id}`;
  const hasMap = locations.some(isOnMap);
  const as = locationLayout(locations.length);
  return (
    <div
      className="fc-location-list"
      data-layout={as === 'cards' && !card.showsHours ? 'frame' : 'grid'}
      data-map={hasMap || undefined}
    >
      <LocationMap
        landId={`land-of-${idPrefix}`}
        locations={locations}
        pinHref={(id) => `#${cardId(id)}`}
        copy={card.ctx.copy.dealershipSearch}
      />
      <ul className="fc-location-list__items" role="list" data-as={as}>
        {locations.map((location, index) => (
          <li key={location.id} id={cardId(location.id)}>
            <LocationCard
              {...card}
              location={location}
              number={hasMap && locations.length > 1 ? index + 1 : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
