import sharp from 'sharp';
import type { BodyName } from '../car/body.ts';
import type { PaintName } from '../paints.ts';
import { backdrop, type Backdrop } from '../studio.ts';
import { cropMargin } from './layers.ts';
import { paintRender } from './paint-render.ts';
import { bodyOf, shownBy, type Look, type View } from './views.ts';

/** Parts of a car worth a close look: lamps, grille and badge; a wheel and its arch. */
export type Detail = 'nose' | 'wheel';

/** A close-up of a car in a paint, #rrggbb, before a tenant's backdrop. */
export interface CloseUp {
  readonly look: Look;
  readonly paint: string;
  readonly detail: Detail;
  readonly backdrop: Backdrop;
}

/** The part of a view that a close-up shows, as shares of the car's width from its left and floor. */
interface Part {
  readonly view: View;
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/** Where the front wheel of a body is in its side view. */
const frontWheels: Record<BodyName, number> = {
  suv: 0.815,
  hatch: 0.825,
  sedan: 0.825,
  wagon: 0.825,
  ute: 0.84,
  van: 0.84,
  coupe: 0.81,
};

/** Heights of the noses of bodies in their front view. */
const noses: Record<BodyName, number> = {
  suv: 0.17,
  hatch: 0.14,
  sedan: 0.13,
  wagon: 0.13,
  ute: 0.18,
  van: 0.14,
  coupe: 0.12,
};

const partOf = (body: BodyName, detail: Detail): Part =>
  detail === 'nose'
    ? { view: 'front', x: 0.8, height: noses[body], width: 0.46 }
    : { view: 'side', x: frontWheels[body], height: 0.1, width: 0.32 };

/** Size of a close-up, in pixels. */
const size = { width: 800, height: 600 };

/** Bodies whose master of the front is too small to be enlarged. */
const smallFronts: readonly BodyName[] = ['coupe'];

/** Returns the details of a car that its views show well enough. */
export const detailsShown = (look: Look): Detail[] =>
  smallFronts.includes(bodyOf(look)) ? ['wheel'] : ['nose', 'wheel'];

/** Returns the path of a close-up of a car within the assets folder. */
export const closeUpPath = (look: Look, paint: PaintName, detail: Detail): string =>
  `stock/${shownBy(look, partOf(bodyOf(look), detail).view)}-${paint}-${detail}.webp`;

/** Returns a close-up as a WebP picture, enlarged from the view that shows it. */
export async function closeUpPicture(closeUp: CloseUp): Promise<Buffer> {
  const { look, paint, detail, backdrop: ground } = closeUp;
  const { view, ...part } = partOf(bodyOf(look), detail);
  const { data, info } = await sharp(await paintRender(look, view, paint))
    .png()
    .toBuffer({ resolveWithObject: true });
  const carWidth = info.width / (1 + 2 * cropMargin.side);
  const scale = size.width / (part.width * carWidth);
  const floor = info.height - cropMargin.bottom * carWidth;
  const left = Math.round((cropMargin.side + part.x - part.width / 2) * carWidth);
  const top = Math.round(floor - part.height * carWidth - size.height / scale / 2);
  const [width, height] = [part.width * carWidth, size.height / scale].map(Math.round) as [
    number,
    number,
  ];
  // The part may reach beyond the picture, which has little space around the car.
  const car = await sharp(data)
    .extend({ right: width, bottom: height, background: '#0000' })
    .toBuffer()
    .then((extended) =>
      sharp(extended)
        .extract({ left, top, width, height })
        .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
        .png()
        .toBuffer(),
    );
  const horizon = Math.min((floor - top) * scale, size.height * 0.9);
  return sharp(Buffer.from(backdrop(ground, size, horizon)))
    .composite([{ input: car }])
    .webp({ quality: 80 })
    .toBuffer();
}
