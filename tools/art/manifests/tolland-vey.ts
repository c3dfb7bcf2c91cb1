import { named } from '../collection.ts';
import { boot, dashboard, seats } from '../interior.ts';
import { makeLogo, tollandMark, tollandPortrait } from '../marks.ts';
import { paints } from '../paints.ts';
import type { Composition } from '../scene/composition.ts';
import { gallery } from '../scene/gallery.ts';
import { tollandPalette as palette } from '../scene/palette.ts';
import { coastRoad, countryRoad } from '../scene/roads.ts';
import { desk, showroom, workshop } from '../scene/rooms.ts';
import { tollandPaper } from '../studio.ts';
import type { CloseUp } from '../renders/close-ups.ts';
import { tollandPeople } from './people.ts';
import { stockCloseUps, stockPictures, stockRenders, type RenderedPicture } from './stock.ts';
import { tollandStock } from './stock-paints.ts';

const trim = { cloth: ['#b8a993', '#8c7d69'] as [string, string], stitch: '#f6f1e7' };

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
  'close-ups/dash.svg': dashboard(palette, trim),
  'close-ups/seats.svg': seats(palette, trim),
  'close-ups/boot.svg': boot(palette, trim, paints.mangrove),
  ...Object.fromEntries(
    Object.entries(tollandPeople).map(([slug, [initials, ground]]) => [
      `people/${slug}.svg`,
      tollandPortrait({ initials, ground }),
    ]),
  ),
  ...stockPictures(tollandStock, palette),
  'brands/aldine.svg': makeLogo('aldine', '#1c1b19'),
  'brands/aldine-light.svg': makeLogo('aldine', '#fbfaf7'),
});
