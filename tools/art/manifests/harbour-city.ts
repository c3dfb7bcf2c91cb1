import { named } from '../collection.ts';
import { harbourMark, harbourPortrait, makeLogo } from '../marks.ts';
import { oldForecourt, yard } from '../scene/building.ts';
import type { Composition } from '../scene/composition.ts';
import { carAtDusk, harbourDusk, harbourDuskPortrait } from '../scene/hero.ts';
import { harbourPalette as palette } from '../scene/palette.ts';
import { coastRoad, countryRoad, depot } from '../scene/roads.ts';
import { desk, showroom, workshop } from '../scene/rooms.ts';
import { redEarth, street, track } from '../scene/tracks.ts';
import { harbourStudio } from '../studio.ts';
import type { CloseUp } from '../renders/close-ups.ts';
import { serviceBook } from '../service-book.ts';
import { harbourPeople } from './people.ts';
import { stockCloseUps, stockRenders, type RenderedPicture } from './stock.ts';
import { harbourStock } from './stock-paints.ts';

const makes = ['ostara', 'corrin', 'halden', 'solenne', 'marlo', 'teviot'];

const tern = named('tern deep-channel');

/** Light on a car in the hero: the sun has set. */
const dusk = { brightness: 0.8 };

/** Every rendered picture of the tenant's assets folder by its path there. */
export const harbourRenders = (): Record<string, RenderedPicture> => ({
  ...stockRenders(harbourStock),
  'cars/suv-deep-channel-dusk.webp': {
    look: 'suv',
    view: 'front',
    paint: 'deep-channel',
    light: dusk,
  },
  'cars/suv-ferry-green-dusk.webp': {
    look: 'suv',
    view: 'front',
    paint: 'ferry-green',
    light: dusk,
  },
});

/** Every close-up of a rendered car of the tenant's assets folder by its path there. */
export const harbourCloseUps = (): Record<string, CloseUp> => ({
  ...stockCloseUps(harbourStock, harbourStudio),
  'close-ups/tern-wheel.webp': { ...tern, detail: 'wheel', backdrop: harbourStudio },
  'close-ups/drover-wheel.webp': {
    ...named('drover wharf-grey'),
    detail: 'wheel',
    backdrop: harbourStudio,
  },
});

/** Every place with cars of the tenant's assets folder by its path there. */
export const harbourScenes = (): Record<string, Composition> => ({
  'scenes/tern-at-dusk.webp': carAtDusk(tern),
  'scenes/coast-road.webp': coastRoad(palette, tern),
  'scenes/coast-road-wren.webp': coastRoad(palette, named('wren signal-orange')),
  'scenes/coast-road-egret.webp': coastRoad(palette, named('egret bluegum')),
  'scenes/inland-road-tourer.webp': countryRoad(palette, named('meridian-tourer mangrove')),
  'scenes/red-track-muster.webp': track(palette, redEarth, named('muster sandbank')),
  'scenes/red-track-drover.webp': track(palette, redEarth, named('drover wharf-grey')),
  'scenes/evening-street-meridian.webp': street(palette, named('meridian silver-gull')),
  'scenes/evening-street-jetty.webp': street(palette, named('jetty spinnaker')),
  'scenes/evening-street-drayman.webp': street(palette, named('drayman lighthouse-white')),
  'scenes/showroom-petrel.webp': showroom(
    palette,
    named('petrel harbour-red'),
    named('meridian night-tide'),
  ),
  'scenes/showroom.webp': showroom(palette, tern, named('meridian harbour-red')),
  'scenes/workshop.webp': workshop(palette, named('tern lighthouse-white')),
  'scenes/finance-desk.webp': desk(palette, named('wren signal-orange')),
  'scenes/yard.webp': yard(palette, [
    named('wren signal-orange'),
    tern,
    named('meridian harbour-red'),
    named('drover lighthouse-white'),
  ]),
  'scenes/depot.webp': depot(palette, [
    named('carter lighthouse-white'),
    named('carter deep-channel'),
    named('drover silver-gull'),
  ]),
});

/** Every drawing of the tenant's assets folder by its path there. */
export const harbourCity = (): Record<string, string> => ({
  'logo.svg': harbourMark(),
  'favicon.svg': harbourMark(),
  'scenes/harbour-dusk.svg': harbourDusk(),
  'scenes/harbour-dusk-portrait.svg': harbourDuskPortrait(),
  'scenes/saltpan-road-1974.svg': oldForecourt(palette),
  ...Object.fromEntries(
    Object.entries(harbourPeople).map(([slug, [initials, ground]]) => [
      `people/${slug}.svg`,
      harbourPortrait({ initials, ground }),
    ]),
  ),
  'stock/service-book.svg': serviceBook(palette),
  ...Object.fromEntries(makes.map((make) => [`brands/${make}.svg`, makeLogo(make, '#132231')])),
  ...Object.fromEntries(
    makes.map((make) => [`brands/${make}-light.svg`, makeLogo(make, '#ffffff')]),
  ),
});
