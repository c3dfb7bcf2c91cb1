import { named } from '../collection.ts';
import { ironbarkMark, ironbarkPortrait, makeLogo } from '../marks.ts';
import { yard } from '../scene/building.ts';
import { nightLot, nightLotPortrait } from '../scene/night-lot.ts';
import type { Composition } from '../scene/composition.ts';
import { ironbarkPalette as palette } from '../scene/palette.ts';
import { desk, workshop } from '../scene/rooms.ts';
import { ironbarkStudio } from '../studio.ts';
import type { CloseUp } from '../renders/close-ups.ts';
import { serviceBook } from '../service-book.ts';
import { ironbarkPeople } from './people.ts';
import { stockCloseUps, stockRenders, type RenderedPicture } from './stock.ts';
import { ironbarkStock } from './stock-paints.ts';

/** Makes of the used cars in stock. */
const makes = ['ostara', 'corrin', 'halden', 'solenne', 'teviot'];

/** Every rendered picture of the tenant's assets folder by its path there. */
export const ironbarkRenders = (): Record<string, RenderedPicture> => ({
  ...stockRenders(ironbarkStock),
  'cars/ute-harbour-red-night.webp': {
    look: 'ute',
    view: 'front',
    paint: 'harbour-red',
    light: { brightness: 0.84 },
  },
});

/** Every close-up of a rendered car of the tenant's assets folder by its path there. */
export const ironbarkCloseUps = (): Record<string, CloseUp> => ({
  ...stockCloseUps(ironbarkStock, ironbarkStudio),
  'close-ups/wheel.webp': {
    ...named('drover harbour-red'),
    detail: 'wheel',
    backdrop: ironbarkStudio,
  },
});

/** Every place with cars of the tenant's assets folder by its path there. */
export const ironbarkScenes = (): Record<string, Composition> => ({
  'scenes/yard.webp': yard(palette, [
    named('wren harbour-red'),
    named('tern silver-gull'),
    named('meridian lighthouse-white'),
    named('drover deep-channel'),
  ]),
  'scenes/workshop.webp': workshop(palette, named('tern lighthouse-white')),
  'scenes/office.webp': desk(palette, named('wren harbour-red')),
});

/** Every drawing of the tenant's assets folder by its path there. */
export const ironbarkLane = (): Record<string, string> => ({
  'logo.svg': ironbarkMark(),
  'favicon.svg': ironbarkMark(),
  'scenes/night-lot.svg': nightLot(palette),
  'scenes/night-lot-portrait.svg': nightLotPortrait(palette),
  ...Object.fromEntries(
    Object.entries(ironbarkPeople).map(([slug, [initials, ground]]) => [
      `people/${slug}.svg`,
      ironbarkPortrait({ initials, ground }),
    ]),
  ),
  'stock/service-book.svg': serviceBook(palette),
  ...Object.fromEntries(makes.map((make) => [`brands/${make}.svg`, makeLogo(make, '#f1f3ee')])),
});
