import { named } from '../collection.ts';
import { makeLogo, tollandMark, tollandPortrait } from '../marks.ts';
import type { Composition } from '../scene/composition.ts';
import { gallery } from '../scene/gallery.ts';
import { tollandPalette as palette } from '../scene/palette.ts';
import { coastRoad, countryRoad } from '../scene/roads.ts';
import { desk, showroom, workshop } from '../scene/rooms.ts';
import { tollandPaper } from '../studio.ts';
import type { CloseUp } from '../renders/close-ups.ts';
import { serviceBook } from '../service-book.ts';
import { tollandPeople } from './people.ts';
import { stockCloseUps, stockRenders, type RenderedPicture } from './stock.ts';
import { tollandStock } from './stock-paints.ts';

/** Every rendered picture of the tenant's assets folder by its path there. */
export const tollandRenders = (): Record<string, RenderedPicture> => stockRenders(tollandStock);

/** Every close-up of a rendered car of the tenant's assets folder by its path there. */
export const tollandCloseUps = (): Record<string, CloseUp> => ({
  ...stockCloseUps(tollandStock, tollandPaper),
  'close-ups/wheel.webp': { ...named('quarto mangrove'), detail: 'wheel', backdrop: tollandPaper },
});

/** Every place with cars of the tenant's assets folder by its path there. */
export const tollandScenes = (): Record<string, Composition> => ({
  'scenes/coast.webp': coastRoad(palette, named('quarto oyster')),
  'scenes/high-country.webp': countryRoad(palette, named('octavo-estate mangrove')),
  'scenes/showroom.webp': showroom(palette, named('octavo night-tide'), named('quarto oyster')),
  'scenes/workshop.webp': workshop(palette, named('octavo oyster')),
  'scenes/desk.webp': desk(palette, named('octavo night-tide')),
});

/** Every drawing of the tenant's assets folder by its path there. */
export const tollandVey = (): Record<string, string> => ({
  'logo.svg': tollandMark(),
  'favicon.svg': tollandMark(),
  'scenes/gallery.svg': gallery(palette),
  ...Object.fromEntries(
    Object.entries(tollandPeople).map(([slug, [initials, ground]]) => [
      `people/${slug}.svg`,
      tollandPortrait({ initials, ground }),
    ]),
  ),
  'stock/service-book.svg': serviceBook(palette),
  'brands/aldine.svg': makeLogo('aldine', '#1c1b19'),
  'brands/aldine-light.svg': makeLogo('aldine', '#fbfaf7'),
});
