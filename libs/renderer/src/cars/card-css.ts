import bodyCss from './body-drawing.css?inline';
import cardCss from './car-card.css?inline';
import { cardIcons } from './card-icons.ts';
import photosCss from './card-photos.css?inline';
import photosComingCss from './photos-coming.css?inline';

/** Style sheet of car cards, and of the stand-in for missing photographs. */
export const carCardCss: readonly string[] = [
  cardCss,
  cardIcons,
  photosCss,
  bodyCss,
  photosComingCss,
];
