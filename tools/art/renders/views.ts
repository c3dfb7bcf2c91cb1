import type { BodyName } from '../car/car.ts';
import type { PaintName } from '../paints.ts';

/** Directions from which a car is rendered; `front` and `rear` are three-quarter views. */
export type View = 'front' | 'side' | 'rear';

const allViews: readonly View[] = ['front', 'side', 'rear'];

/** The views that `masters/` has of each body. A body without any is drawn from the side instead. */
export const renderedViews: Record<BodyName, readonly View[]> = {
  suv: allViews,
  hatch: allViews,
  sedan: allViews,
  ute: allViews,
  wagon: ['front'],
  van: ['front'],
  coupe: [],
};

/** Returns the view of a car that drives along a road across the picture, as far as there is one. */
export const alongRoad = (body: BodyName): View =>
  renderedViews[body].includes('side') ? 'side' : 'front';

/** Returns the path of a car's picture within the assets folder. */
export function carPicture(body: BodyName, paint: PaintName, view: View = 'front'): string {
  const direction = view === 'front' ? '' : `-${view}`;
  const type = renderedViews[body].includes(view) ? 'webp' : 'svg';
  return `cars/${body}-${paint}${direction}.${type}`;
}

/** Returns the paths of all pictures of a car, the whole car from the front first. */
export function carPictures(body: BodyName, paint: PaintName): string[] {
  const views = renderedViews[body].length > 0 ? renderedViews[body] : (['front'] as const);
  return views.map((view) => carPicture(body, paint, view));
}
