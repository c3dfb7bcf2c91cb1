import type { DealerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { mapGround } from './map/map-ground.ts';
import { MapSources } from './map/map-sources.tsx';
import { fittedMap, numbered } from './map/map-subject.ts';
import { MapSvg } from './map/map-svg.tsx';

/** Props of a map of the dealer's own locations. */
export interface LocationMapProps {
  /** Id of the land, unique on the page. */
  readonly landId: string;
  /** Locations in the order of the list beside the map, whose numbers the pins have. */
  readonly locations: readonly Pick<DealerLocation, 'id' | 'address'>[];
  /** Returns the link of a pin. */
  readonly pinHref?: (id: string) => string;
  readonly copy: Copy['dealershipSearch'];
}

/**
 * Map of the dealer's own locations with numbered pins; no script. Renders nothing if none of them
 * has coordinates.
 */
export function LocationMap({ landId, locations, pinHref, copy }: LocationMapProps): ReactNode {
  const drawing = fittedMap(mapGround, { places: numbered(locations) });
  if (!drawing) return null;
  return (
    <div className="fc-map" data-static="">
      <div className="fc-map__frame">
        <MapSvg landId={landId} drawing={drawing} pinHref={pinHref} />
      </div>
      <MapSources copy={copy} />
    </div>
  );
}
