import type { Car } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { Picture } from '../image/picture.tsx';
import { carHref } from './car-href.ts';
import { PhotosComing } from './photos-coming.tsx';

/** Maximum number of photographs that a card shows; the car's page has the others. */
export const maxSwiped = 5;

/**
 * Image widths for a card: 300 px on a desktop, nearly full width on a phone, at 1x or 2x density.
 */
const cardWidths = [320, 640, 828];
const gridSizes = '(min-width: 1144px) 300px, (min-width: 572px) 48vw, 92vw';

/** The same in a row that scrolls sideways on phones and tablets: three cars share a desktop's width. */
const rowSizes = (cars: number): string =>
  `(min-width: 1144px) ${cars === 3 ? 400 : 300}px, (min-width: 820px) 48vw, 20rem`;

/**
 * A car's photographs on its card: the first one, or a strip with scroll snapping. The strip is for
 * thumbs alone: keyboards and screen readers have the link of the car's name.
 */
export function CardPicture(props: {
  readonly car: Car;
  /** Photographs to show. */
  readonly photos: readonly string[];
  readonly ctx: Pick<RenderContext, 'assets' | 'copy'>;
  readonly priority?: boolean | undefined;
  /** Number of cars in its row, if the row scrolls sideways on phones. */
  readonly inRowOf?: number | undefined;
}): ReactNode {
  const { car, photos, ctx, priority, inRowOf } = props;
  const [first, ...others] = photos;
  if (first === undefined) return <PhotosComing car={car} copy={ctx.copy} />;
  const sizes = inRowOf === undefined ? gridSizes : rowSizes(inRowOf);
  const reserved = { alt: '', ctx, width: 480, height: 300, sizes };
  const lead = <Picture src={first} {...reserved} widths={cardWidths} priority={priority} />;
  if (others.length === 0) return lead;
  return (
    <a className="fc-car__photos" href={carHref(car)} tabIndex={-1} aria-hidden="true">
      <span className="fc-slot">{lead}</span>
      {others.map((photo, index) => (
        <span key={index} className="fc-slot">
          <Picture src={photo} {...reserved} widths={[640]} />
        </span>
      ))}
    </a>
  );
}
