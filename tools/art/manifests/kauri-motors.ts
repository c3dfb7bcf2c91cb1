import { named } from '../collection.ts';
import { kauriMark, kauriPortrait, makeLogo } from '../marks.ts';
import { oldForecourt, yard } from '../scene/building.ts';
import type { Composition } from '../scene/composition.ts';
import { carInTheMorning, morningYard } from '../scene/hero.ts';
import { kauriPalette as palette } from '../scene/palette.ts';
import { coastRoad, countryRoad } from '../scene/roads.ts';
import { desk, showroom, workshop } from '../scene/rooms.ts';
import { riverEarth, track } from '../scene/tracks.ts';
import { kauriPaper } from '../studio.ts';
import type { CloseUp } from '../renders/close-ups.ts';
import { serviceBook } from '../service-book.ts';
import { kauriPeople } from './people.ts';
import { stockCloseUps, stockRenders, type RenderedPicture } from './stock.ts';
import { kauriStock } from './stock-paints.ts';

const makes = ['ostara', 'corrin', 'halden'];

const drover = named('drover forest-green');

/** Every rendered picture of the tenant's assets folder by its path there. */
export const kauriRenders = (): Record<string, RenderedPicture> => stockRenders(kauriStock);

/** Every close-up of a rendered car of the tenant's assets folder by its path there. */
export const kauriCloseUps = (): Record<string, CloseUp> => ({
  ...stockCloseUps(kauriStock, kauriPaper),
  'close-ups/drover-wheel.webp': { ...drover, detail: 'wheel', backdrop: kauriPaper },
});

/** Every place with cars of the tenant's assets folder by its path there. */
export const kauriScenes = (): Record<string, Composition> => ({
  'scenes/drover-in-the-morning.webp': carInTheMorning(drover),
  'scenes/back-road.webp': countryRoad(palette, drover),
  'scenes/back-road-wren.webp': countryRoad(palette, named('wren kowhai')),
  'scenes/west-coast.webp': coastRoad(palette, named('tern river-stone')),
  'scenes/back-road-meridian.webp': countryRoad(palette, named('meridian pohutukawa')),
  'scenes/west-coast-tourer.webp': coastRoad(palette, named('meridian-tourer forest-green')),
  'scenes/river-track-muster.webp': track(palette, riverEarth, named('muster toetoe')),
  'scenes/garage-vans.webp': yard(palette, [
    named('carter silver-gull'),
    named('carter milk'),
    named('drover rain-blue'),
  ]),
  'scenes/garage.webp': yard(palette, [
    named('wren kowhai'),
    named('tern forest-green'),
    named('drover milk'),
  ]),
  'scenes/workshop.webp': workshop(palette, named('wren kowhai')),
  'scenes/showroom.webp': showroom(palette, drover, named('meridian pohutukawa')),
  'scenes/front-office.webp': desk(palette, drover),
});

/** Every drawing of the tenant's assets folder by its path there. */
export const kauriMotors = (): Record<string, string> => ({
  'logo.svg': kauriMark(),
  'favicon.svg': kauriMark(),
  'scenes/yard-in-the-morning.svg': morningYard(),
  'scenes/garage-1961.svg': oldForecourt(palette),
  ...Object.fromEntries(
    Object.entries(kauriPeople).map(([slug, [initials, ground]]) => [
      `people/${slug}.svg`,
      kauriPortrait({ initials, ground }),
    ]),
  ),
  'stock/service-book.svg': serviceBook(palette),
  ...Object.fromEntries(makes.map((make) => [`brands/${make}.svg`, makeLogo(make, '#15231b')])),
  ...Object.fromEntries(
    makes.map((make) => [`brands/${make}-light.svg`, makeLogo(make, '#f9fbf1')]),
  ),
});
