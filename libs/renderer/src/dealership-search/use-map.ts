import { useEffect, useState } from 'react';
import { drawMap, type MapDrawing, type MapGround, type MapSubject } from './map/draw-map.ts';
import type { MapView } from './map/map-view.ts';
import { viewOf } from './map-subject.ts';

/** A map that can be moved. */
export interface MovableMap {
  /** Undefined if there is nothing to show. */
  readonly drawing: MapDrawing | undefined;
  /** True while the map of something new is being fetched. */
  readonly isStale: boolean;
  /** True once somebody has moved it away from its fitted view. */
  readonly isMoved: boolean;
  /** Shows another view; without one the fitted view again. */
  readonly show: (view?: MapView) => void;
  /** Fetches the ground: time to do so when somebody turns to the map. */
  readonly wake: () => void;
}

/**
 * The map of a subject. The server's drawing stands until something else is to be shown; only then
 * is the ground fetched, and every map from then on is drawn here.
 * @param initial the server's drawing of the first subject.
 * @param key the same for the same subject.
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
    import('./map/map-ground.ts').then(
      ({ mapGround }) => !isGone && setGround(mapGround),
      (error: unknown) => console.error('The map could not be fetched', error),
    );
    return () => {
      isGone = true;
    };
  }, [ground, wanted, isMissing]);

  const drawing = isFirst || isMissing ? first.drawing : view && drawMap(ground!, view, subject);
  return {
    drawing,
    isStale: isMissing,
    isMoved,
    show: (next) => setMoved(next && { key, view: next }),
    wake: () => setWanted(true),
  };
}
