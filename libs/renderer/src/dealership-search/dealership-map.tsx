import type { Copy } from '@forecourt/copy';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { IslandIcon } from '../icons/island-icon.tsx';
import { isClosest, isFarthest, mapSize, moved, zoomed } from './map/map-view.ts';
import { MapSources } from './map-sources.tsx';
import { MapSvg, type MapSvgProps } from './map-svg.tsx';
import type { MovableMap } from './use-map.ts';

/** Props of an interactive map. */
export interface DealershipMapProps extends Pick<MapSvgProps, 'picked' | 'pinHref' | 'onPin'> {
  readonly map: MovableMap;
  /** True once the page is hydrated, so that the map can be moved. */
  readonly isAlive: boolean;
  readonly copy: Copy['dealershipSearch'];
}

/** Distance in screen pixels from which a press counts as a drag. */
const dragsFrom = 5;
/** Distance that an arrow key moves the map, in map pixels. */
const keyStep = 80;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

interface Press {
  readonly x: number;
  readonly y: number;
  readonly onLink: boolean;
}

/**
 * The map with its buttons. Dragging, pressing a point and the arrow keys on the buttons move it.
 */
export function DealershipMap({ map, isAlive, copy, ...pins }: DealershipMapProps): ReactNode {
  const id = useId();
  const press = useRef<Press>(undefined);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<readonly [number, number]>();
  const { drawing, view } = map;
  if (!drawing || !view) return null;

  /** Returns the number of map pixels per screen pixel. */
  const scaleOf = (element: Element) => mapSize.width / element.getBoundingClientRect().width;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const onLink = (event.target as Element).closest('a') !== null;
    press.current = { x: event.clientX, y: event.clientY, onLink };
    dragged.current = false;
  };
  const move = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    const from = press.current;
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!dragged.current && Math.hypot(x, y) < dragsFrom) return;
    if (!dragged.current) currentTarget.setPointerCapture(pointerId);
    dragged.current = true;
    const scale = scaleOf(currentTarget);
    setOffset([x * scale, y * scale]);
  };
  const up = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = press.current;
    press.current = undefined;
    setOffset(undefined);
    if (!from) return;
    if (dragged.current && offset) map.show(moved(view, -offset[0], -offset[1]));
    else if (!from.onLink) {
      const frame = currentTarget.getBoundingClientRect();
      const scale = scaleOf(currentTarget);
      const [x, y] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
      map.show(moved(view, x - mapSize.width / 2, y - mapSize.height / 2));
    }
  };
  const cancel = () => {
    press.current = undefined;
    setOffset(undefined);
  };
  const keys = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    map.show(moved(view, ...step));
  };

  const pointers = isAlive && {
    onPointerEnter: map.wake,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    // A drag that ends over a pin does not pick it.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return (
    <div className="fc-map" data-stale={map.isStale || undefined}>
      <div className="fc-map__frame" data-dragged={offset ? '' : undefined} {...pointers}>
        <MapSvg landId={`${id}land`} drawing={drawing} offset={offset} {...pins} />
      </div>
      {isAlive && (
        <div
          className="fc-map__buttons"
          role="group"
          aria-label={copy.map}
          onKeyDown={keys}
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
      )}
      <MapSources copy={copy} />
    </div>
  );
}
