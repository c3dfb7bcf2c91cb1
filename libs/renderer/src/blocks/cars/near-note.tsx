import type { NearbyLocations } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Note on the place that distances are measured from, or that the place is unknown. */
export function NearNote({
  search,
  nearby,
  copy: { cars },
}: {
  readonly search: CarSearch;
  readonly nearby: NearbyLocations | undefined;
  readonly copy: Copy;
}): ReactNode {
  if (!search.near) return null;
  return (
    <p className="fc-cars__dropped">
      {nearby ? cars.distancesFrom(nearby.place) : cars.unknownPlace(search.near.text)}
    </p>
  );
}
