import type { Copy } from '@forecourt/copy';
import type { KeyboardEvent, ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { isClosest, isFarthest, zoomed, type MapView } from './map-view.ts';
import type { MovableMap } from './use-map.ts';

/** Props of a map's buttons. */
export interface MapButtonsProps {
  readonly map: MovableMap;
  readonly view: MapView;
  readonly moveBy: (x: number, y: number) => void;
  readonly copy: Copy['dealershipSearch'];
}

/** Distance that an arrow key moves the map, in map pixels. */
const keyStep = 80;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** The buttons that zoom a map and show all of it; the arrow keys on them move it. */
export function MapButtons({ map, view, moveBy, copy }: MapButtonsProps): ReactNode {
  const moveByKey = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    moveBy(...step);
  };
  return (
    <div
      className="fc-map__buttons"
      role="group"
      aria-label={copy.map}
      onKeyDown={moveByKey}
      onFocus={map.wake}
    >
      <button
        type="button"
        aria-label={copy.zoomIn}
        aria-disabled={isClosest(view)}
        onClick={() => map.show(zoomed(view, 1))}
      >
        <IslandIcon name="plus" />
      </button>
      <button
        type="button"
        aria-label={copy.zoomOut}
        aria-disabled={isFarthest(view)}
        onClick={() => map.show(zoomed(view, -1))}
      >
        <IslandIcon name="minus" />
      </button>
      {map.isMoved && (
        <button type="button" aria-label={copy.showAll} onClick={() => map.show()}>
          <IslandIcon name="home" />
        </button>
      )}
    </div>
  );
}
