import type { BodyName } from '../car/body.ts';
import type { PaintName } from '../paints.ts';

/** Directions from which a car is rendered; `front` and `rear` are three-quarter views. */
export type View = 'front' | 'side' | 'rear';

const allViews: readonly View[] = ['front', 'side', 'rear'];

/** The views that `masters/` has of each body, the three-quarter front in any case. */
export const renderedViews: Record<BodyName, readonly View[]> = {
  suv: allViews,
  hatch: allViews,
  sedan: allViews,
  ute: allViews,
  wagon: ['front'],
  van: ['front'],
  coupe: ['front'],
};

/** Returns the view of a car that drives along a road across the picture, as far as there is one. */
export const alongRoad = (body: BodyName): View =>
  renderedViews[body].includes('side') ? 'side' : 'front';

/** Returns the path of a car's picture within the assets folder. */
export function carPicture(body: BodyName, paint: PaintName, view: View = 'front'): string {
  const direction = view === 'front' ? '' : `-${view}`;
  return `cars/${body}-${paint}${direction}.webp`;
}

/** Returns the paths of all pictures of a car, the whole car from the front first. */
export const carPictures = (body: BodyName, paint: PaintName): string[] =>
  renderedViews[body].map((view) => carPicture(body, paint, view));
