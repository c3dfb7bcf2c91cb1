import { useEffect, useState } from 'react';
import { drawMap, type MapDrawing, type MapGround, type MapSubject } from './draw-map.ts';
import type { MapView } from './map-view.ts';
import { viewOf } from './map-subject.ts';

/** State of an interactive map. */
export interface MovableMap {
  /** Undefined if there is nothing to show. */
  readonly drawing: MapDrawing | undefined;
  /** The latest view, which the drawing does not show yet while it is stale. */
  readonly view: MapView | undefined;
  /** True while a new map is loading. */
  readonly isStale: boolean;
  /** True once the visitor has moved it from its fitted view. */
  readonly isMoved: boolean;
  /** Shows another view, or the fitted view if called without one. */
  readonly show: (view?: MapView) => void;
  /** Fetches the base data, once the visitor starts to use the map. */
  readonly wake: () => void;
}

/**
 * Returns the map of a subject. The server's drawing is shown until the subject or view changes.
 * Only then is the base data fetched, and from then on every map is drawn in the browser.
 * @param initial the server's drawing of the first subject.
 * @param key identifies the subject.
 */
export function useMap(
  subject: MapSubject,
  key: string,
  initial: MapDrawing | undefined,
): MovableMap {
  const [first] = useState({ key, drawing: initial });
  const [moved, setMoved] = useState<{ key: string; view: MapView }>();
  const [ground, setGround] = useState<MapGround>();
  const [wanted, setWanted] = useState(false);
  const isMoved = moved?.key === key;
  const isFirst = !isMoved && key === first.key;
  const view = isMoved ? moved.view : viewOf(subject);
  const isMissing = !isFirst && view !== undefined && ground === undefined;

  useEffect(() => {
    if (ground !== undefined || !(wanted || isMissing)) return;
    let isGone = false;
    import('./map-ground.ts').then(
      ({ mapGround }) => !isGone && setGround(mapGround),
      (error: unknown) => console.error('The map could not be fetched', error),
    );
    return () => {
      isGone = true;
    };
  }, [ground, wanted, isMissing]);

  const drawn = view && ground && drawMap(ground, view, subject);
  const drawing = isFirst || isMissing ? first.drawing : drawn;
  return {
    drawing,
    view: isFirst ? first.drawing?.view : view,
    isStale: isMissing,
    isMoved,
    show: (next) => setMoved(next && { key, view: next }),
    wake: () => setWanted(true),
  };
}
