import type { NearbyLocations, NearPlace } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';

/** Note on the place that distances are measured from, or that the place is unknown. */
export function NearNote({
  near,
  nearby,
  copy: { cars },
}: {
  readonly near: NearPlace | undefined;
  readonly nearby: NearbyLocations | undefined;
  readonly copy: Copy;
}): ReactNode {
  if (!near) return null;
  return (
    <p className="fc-cars__dropped">
      {nearby ? cars.distancesFrom(nearby.place) : cars.unknownPlace(near.text)}
    </p>
  );
}
