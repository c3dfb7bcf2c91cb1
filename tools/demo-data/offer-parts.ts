import type { PaintName } from '../art/paints.ts';
import { carPicture, type Look, type View } from '../art/renders/views.ts';

/** The picture of a car, with its alternative text. */
export const carImage = (look: Look, paint: PaintName, alt: string, view?: View) => ({
  url: `/assets/${carPicture(look, paint, view)}`,
  alt,
});

/** The model that an offer is about. */
export const model = (name: string, slug: string) => ({ name, slug });
