import type { BodyName } from '../car/body.ts';
import type { PaintName } from '../paints.ts';

/** Directions from which a car is rendered; `front` and `rear` are three-quarter views. */
export type View = 'front' | 'side' | 'rear';

const allViews: readonly View[] = ['front', 'side', 'rear'];

/** The views that `masters/` has of each body, the three-quarter front in any case. */
const viewsOfBodies: Record<BodyName, readonly View[]> = {
  suv: allViews,
  hatch: allViews,
  sedan: allViews,
  ute: allViews,
  wagon: allViews,
  van: allViews,
  coupe: ['front'],
};

/**
 * Bodies with another face (`blender/faces.py`) than the one that `masters/` has of every body, with
 * the views that show this face. They share the other views with the body.
 */
const viewsOfFaces = {
  'suv-upright': ['front', 'side'],
  'suv-closed': ['front', 'side'],
  'hatch-closed': ['front', 'side'],
  'sedan-closed': ['front', 'side'],
  'wagon-closed': ['front', 'side'],
} as const satisfies Record<`${BodyName}-${string}`, readonly View[]>;

/** Appearance of a car but for its paint: a body, with the face that is set into it if it has another. */
export type Look = BodyName | keyof typeof viewsOfFaces;

const isFaced = (look: string): look is keyof typeof viewsOfFaces => look in viewsOfFaces;

/** Returns the look of a body with a face; a body that hasn't been rendered with it keeps its own. */
export function lookOf(body: BodyName, face: string | undefined): Look {
  const look = `${body}-${face}`;
  return isFaced(look) ? look : body;
}

/** Returns the body of a look. */
export const bodyOf = (look: Look): BodyName => look.split('-')[0] as BodyName;

/** Returns the views that there are of a look, the whole car from the front first. */
export const viewsOf = (look: Look): readonly View[] => viewsOfBodies[bodyOf(look)];

/** Returns the look whose masters show a look from a direction: itself, or its body where they are shared. */
export function shownBy(look: Look, view: View): Look {
  const own: readonly View[] = isFaced(look) ? viewsOfFaces[look] : viewsOf(look);
  return own.includes(view) ? look : bodyOf(look);
}

/** Returns the name of the masters of a view, without their colour. */
export const masterOf = (look: Look, view: View): string => `${shownBy(look, view)}-${view}`;

/** Returns the view of a car that drives along a road across the picture, as far as there is one. */
export const alongRoad = (look: Look): View => (viewsOf(look).includes('side') ? 'side' : 'front');

/** Returns the path of a car's picture within the assets folder. */
export function carPicture(look: Look, paint: PaintName, view: View = 'front'): string {
  const direction = view === 'front' ? '' : `-${view}`;
  return `cars/${shownBy(look, view)}-${paint}${direction}.webp`;
}

/** Returns the paths of all pictures of a car, the whole car from the front first. */
export const carPictures = (look: Look, paint: PaintName): string[] =>
  viewsOf(look).map((view) => carPicture(look, paint, view));
