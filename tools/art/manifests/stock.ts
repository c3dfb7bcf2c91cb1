import type { BodyName } from '../car/body.ts';
import { boot, dashboard, seats, type Trim } from '../interior.ts';
import { paints, type PaintName } from '../paints.ts';
import { serviceBook } from '../service-book.ts';
import type { Palette } from '../scene/palette.ts';
import type { Light } from '../renders/paint-render.ts';
import { closeUpPath, detailsShown, type CloseUp } from '../renders/close-ups.ts';
import { bodyOf, carPicture, views, type Look, type View } from '../renders/views.ts';
import type { Backdrop } from '../studio.ts';
import type { StockPaints } from './stock-paints.ts';

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
  const bodies = new Set((Object.keys(stock) as Look[]).map(bodyOf));
  return Object.assign(
    { 'stock/service-book.svg': serviceBook(palette) },
    ...[...bodies].map((body) => neutralPictures(body, palette)),
  ) as Record<string, string>;
}

/** A rendered picture, of which an assets folder has one file. */
export interface RenderedPicture {
  readonly look: Look;
  readonly view: View;
  readonly paint: PaintName;
  readonly light?: Light;
}

/** Rendered pictures of a dealer's stock by path: every view of each body in each paint. */
export function stockRenders(stock: StockPaints): Record<string, RenderedPicture> {
  const pictures: Record<string, RenderedPicture> = {};
  for (const [look, ofLook] of Object.entries(stock) as [Look, readonly PaintName[]][])
    for (const paint of ofLook)
      for (const view of views) pictures[carPicture(look, paint, view)] = { look, view, paint };
  return pictures;
}

/** Close-ups of a dealer's stock by path: every detail of each body in each paint. */
export const stockCloseUps = (stock: StockPaints, backdrop: Backdrop): Record<string, CloseUp> =>
  Object.fromEntries(
    (Object.entries(stock) as [Look, readonly PaintName[]][]).flatMap(([look, ofLook]) =>
      ofLook.flatMap((paint) =>
        detailsShown(look).map((detail) => [
          closeUpPath(look, paint, detail),
          { look, paint: paints[paint], detail, backdrop },
        ]),
      ),
    ),
  );
