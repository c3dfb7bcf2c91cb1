import { paints, type PaintName } from '../paints.ts';
import type { Light } from '../renders/paint-render.ts';
import { closeUpPath, detailsShown, type CloseUp } from '../renders/close-ups.ts';
import { carPicture, views, type Look, type View } from '../renders/views.ts';
import type { Backdrop } from '../studio.ts';
import type { StockPaints } from './stock-paints.ts';

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
