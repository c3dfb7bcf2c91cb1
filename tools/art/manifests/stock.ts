import { bodies, type BodyName } from '../car/body.ts';
import { boot, dashboard, seats, type Trim } from '../interior.ts';
import { paints, type PaintName } from '../paints.ts';
import { serviceBook } from '../service-book.ts';
import type { Palette } from '../scene/palette.ts';
import type { Light } from '../renders/paint-render.ts';
import { detailsShown, type CloseUp, type Detail } from '../renders/close-ups.ts';
import { carPicture, renderedViews, type View } from '../renders/views.ts';
import type { Backdrop } from '../studio.ts';

/** The paints that a dealer has cars in, by body. */
export type StockPaints = Partial<Record<BodyName, readonly PaintName[]>>;

/** Upholstery by body, so that the cabin of a van does not look like that of a coupe. */
const trims: Record<BodyName, Trim> = {
  suv: { cloth: ['#6d7883', '#3f4a54'], stitch: '#f0c48f' },
  hatch: { cloth: ['#7c8a8c', '#4b595b'], stitch: '#d6e6e2' },
  sedan: { cloth: ['#a58b72', '#6b5643'], stitch: '#f3e6d2' },
  wagon: { cloth: ['#8a8177', '#554d45'], stitch: '#e9dcc6' },
  ute: { cloth: ['#5f6468', '#33383c'], stitch: '#c9a86a' },
  van: { cloth: ['#56606a', '#313940'], stitch: '#8fa0ad' },
  coupe: { cloth: ['#8c4640', '#54231f'], stitch: '#f2d9c4' },
};

/** Bodies with a tailgate or lid to look under. */
const withBoot: readonly BodyName[] = ['suv', 'hatch', 'sedan', 'wagon', 'coupe'];

/** The dark of cladding; the frame around the boot is cropped away. */
const noPaint = '#23282c';

/** The load space alone, without the painted frame around it. */
const inside = (picture: string) =>
  picture.replace('viewBox="0 0 800 600"', 'viewBox="172 82 452 339"');

/** Pictures that serve every car of a body, whatever its paint, by what they show. */
export const neutralViews = (body: BodyName): readonly string[] =>
  withBoot.includes(body) ? ['dash', 'seats', 'boot'] : ['dash', 'seats'];

function neutralPictures(body: BodyName, palette: Palette): Record<string, string> {
  const trim = trims[body];
  const drawings: Record<string, () => string> = {
    dash: () => dashboard(palette, trim),
    seats: () => seats(palette, trim),
    boot: () => inside(boot(palette, trim, noPaint)),
  };
  return Object.fromEntries(
    neutralViews(body).map((view) => [`stock/${body}-${view}.svg`, drawings[view]!()]),
  );
}

/** Drawings for a dealer's stock by path: per body the interior, which shows no paint. */
export function stockPictures(stock: StockPaints, palette: Palette): Record<string, string> {
  const names = Object.keys(bodies) as BodyName[];
  return Object.assign(
    { 'stock/service-book.svg': serviceBook(palette) },
    ...names.flatMap((body) => (stock[body] === undefined ? [] : [neutralPictures(body, palette)])),
  ) as Record<string, string>;
}

/** A rendered picture, of which an assets folder has one file. */
export interface RenderedPicture {
  readonly body: BodyName;
  readonly view: View;
  readonly paint: PaintName;
  readonly light?: Light;
}

/** Rendered pictures of a dealer's stock by path: every view of each body in each paint. */
export function stockRenders(stock: StockPaints): Record<string, RenderedPicture> {
  const pictures: Record<string, RenderedPicture> = {};
  for (const [body, ofBody] of Object.entries(stock) as [BodyName, readonly PaintName[]][])
    for (const paint of ofBody)
      for (const view of renderedViews[body])
        pictures[carPicture(body, paint, view)] = { body, view, paint };
  return pictures;
}

/** Returns the path of a close-up of a car within the assets folder. */
export const closeUpPath = (body: BodyName, paint: PaintName, detail: Detail): string =>
  `stock/${body}-${paint}-${detail}.webp`;

/** Close-ups of a dealer's stock by path: every detail of each body in each paint. */
export const stockCloseUps = (stock: StockPaints, backdrop: Backdrop): Record<string, CloseUp> =>
  Object.fromEntries(
    (Object.entries(stock) as [BodyName, readonly PaintName[]][]).flatMap(([body, ofBody]) =>
      ofBody.flatMap((paint) =>
        detailsShown(body).map((detail) => [
          closeUpPath(body, paint, detail),
          { body, paint: paints[paint], detail, backdrop },
        ]),
      ),
    ),
  );

export const harbourStock: StockPaints = {
  suv: [
    'lighthouse-white',
    'deep-channel',
    'ferry-green',
    'harbour-red',
    'silver-gull',
    'night-tide',
    'wharf-grey',
    'signal-orange',
    'sandbank',
    'spinnaker',
    'regatta-blue',
    'bluegum',
    'ironbark',
    'oyster',
    'jacaranda',
    'mangrove',
    'boiler-bronze',
    'sandstone',
  ],
  hatch: [
    'lighthouse-white',
    'deep-channel',
    'signal-orange',
    'ferry-green',
    'harbour-red',
    'night-tide',
    'silver-gull',
    'spinnaker',
    'bluegum',
  ],
  sedan: [
    'silver-gull',
    'night-tide',
    'lighthouse-white',
    'deep-channel',
    'harbour-red',
    'wharf-grey',
    'oyster',
    'ironbark',
  ],
  wagon: [
    'deep-channel',
    'lighthouse-white',
    'silver-gull',
    'night-tide',
    'mangrove',
    'wharf-grey',
  ],
  ute: [
    'wharf-grey',
    'sandbank',
    'lighthouse-white',
    'harbour-red',
    'night-tide',
    'deep-channel',
    'silver-gull',
    'mangrove',
  ],
  van: ['lighthouse-white', 'silver-gull', 'wharf-grey', 'deep-channel'],
  coupe: [
    'harbour-red',
    'night-tide',
    'lighthouse-white',
    'regatta-blue',
    'spinnaker',
    'jacaranda',
  ],
};

export const kauriStock: StockPaints = {
  suv: ['forest-green', 'river-stone', 'toetoe', 'milk', 'rain-blue', 'pohutukawa', 'greywacke'],
  hatch: ['kowhai', 'pohutukawa', 'milk', 'rain-blue', 'river-stone', 'paua'],
  sedan: ['pohutukawa', 'silver-gull', 'milk', 'greywacke', 'forest-green'],
  wagon: ['forest-green', 'silver-gull', 'milk', 'rain-blue'],
  ute: ['forest-green', 'toetoe', 'milk', 'rain-blue', 'greywacke', 'tussock'],
  van: ['milk', 'silver-gull'],
};

export const ironbarkStock: StockPaints = {
  suv: ['lighthouse-white', 'silver-gull', 'night-tide', 'harbour-red'],
  hatch: ['lighthouse-white', 'harbour-red', 'silver-gull', 'deep-channel'],
  sedan: ['silver-gull', 'night-tide', 'lighthouse-white', 'wharf-grey'],
  wagon: ['lighthouse-white', 'deep-channel', 'night-tide'],
  ute: ['lighthouse-white', 'wharf-grey', 'harbour-red'],
  van: ['lighthouse-white', 'silver-gull'],
};

export const tollandStock: StockPaints = {
  suv: ['oyster', 'night-tide', 'lighthouse-white', 'mangrove'],
  sedan: ['night-tide', 'oyster', 'ironbark'],
  wagon: ['mangrove', 'silver-gull', 'night-tide'],
  hatch: ['sandstone', 'lighthouse-white', 'jacaranda'],
};
