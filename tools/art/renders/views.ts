import type { BodyName } from '../car/body.ts';
import type { PaintName } from '../paints.ts';

/** Directions from which a car is rendered; `front` and `rear` are three-quarter views. */
export type View = 'front' | 'side' | 'rear';

/** All views of a car, the whole car from the front first. */
export const views: readonly View[] = ['front', 'side', 'rear'];

/**
 * Bodies with another face (`blender/faces.py`) than the one that `masters/` has of every body, with
 * the views that show this face. They share the other views with the body.
 * A face of an earlier generation has its own tail and wheels, so it shows in every view.
 */
const viewsOfFaces = {
  'suv-upright': ['front', 'side'],
  'suv-closed': ['front', 'side'],
  'suv-rounded': views,
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

/** Returns the look whose masters show a look from a direction: itself, or its body where they are shared. */
export function shownBy(look: Look, view: View): Look {
  const own: readonly View[] = isFaced(look) ? viewsOfFaces[look] : views;
  return own.includes(view) ? look : bodyOf(look);
}

/** Returns the name of the masters of a view, without their colour. */
export const masterOf = (look: Look, view: View): string => `${shownBy(look, view)}-${view}`;

/** Returns the path of a car's picture within the assets folder. */
export function carPicture(look: Look, paint: PaintName, view: View = 'front'): string {
  const direction = view === 'front' ? '' : `-${view}`;
  return `cars/${shownBy(look, view)}-${paint}${direction}.webp`;
}

/** Returns the paths of all pictures of a car, the whole car from the front first. */
export const carPictures = (look: Look, paint: PaintName): string[] =>
  views.map((view) => carPicture(look, paint, view));
