import type { Copy } from '@forecourt/copy';
import { useId, type ReactNode } from 'react';
import { MapButtons } from './map/map-buttons.tsx';
import { MapSources } from './map/map-sources.tsx';
import { MapSvg, type MapSvgProps } from './map/map-svg.tsx';
import { moved } from './map/map-view.ts';
import { useMapDrag } from './map/use-map-drag.ts';
import type { MovableMap } from './map/use-map.ts';

/** Props of an interactive map. */
export interface DealershipMapProps extends Pick<MapSvgProps, 'picked' | 'pinHref' | 'onPin'> {
  readonly map: MovableMap;
  /** True once the page is hydrated, so that the map can be moved. */
  readonly isAlive: boolean;
  readonly copy: Copy['dealershipSearch'];
}

/**
 * The map with its buttons. Dragging, pressing a point and the arrow keys on the buttons move it.
 */
export function DealershipMap({ map, isAlive, copy, ...pins }: DealershipMapProps): ReactNode {
  const id = useId();
  const { drawing, view } = map;
  const moveBy = (x: number, y: number) => {
    if (view) map.show(moved(view, x, y));
  };
  const { offset, handlers } = useMapDrag(moveBy);
  if (!drawing || !view) return null;

  const pointers = isAlive && { onPointerEnter: map.wake, ...handlers };
  return (
    <div className="fc-map" data-stale={map.isStale || undefined}>
      <div className="fc-map__frame" data-dragged={offset ? '' : undefined} {...pointers}>
        <MapSvg landId={`${id}land`} drawing={drawing} offset={offset} {...pins} />
      </div>
      {isAlive && <MapButtons map={map} view={view} moveBy={moveBy} copy={copy} />}
      <MapSources copy={copy} />
    </div>
  );
}
