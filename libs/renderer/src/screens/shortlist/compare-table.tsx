import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { carListPath } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { carHref } from '../../cars/car-href.ts';
import { visiblePhotos } from '../../cars/car-photos.ts';
import { carLabel, carVariant } from '../../cars/car-words.ts';
import { PhotosComing } from '../../cars/photos-coming.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import { comparisonRows, type ComparisonRow } from './comparison.ts';
import { unbrokenName } from '../../cars/unbroken-name.tsx';

/** Rendered width of a car's picture: a column of the table. */
const sizes = '(min-width: 1192px) 480px, 46vw';

interface TableProps {
  readonly cars: readonly Car[];
  readonly ctx: ScreenContext;
}

/**
 * Top of a car's column: picture, label, and a link to the comparison without the car. The last car
 * has no such link: without it there is nothing to compare.
 */
function CarTop({ car, cars, ctx }: TableProps & { readonly car: Car }): ReactNode {
  const { shortlist } = ctx.copy;
  const others = cars.filter((other) => other !== car).map(({ slug }) => slug);
  const [photo] = visiblePhotos(car, ctx.assets);
  const label = carLabel(car);
  return (
    <td>
      <div className="fc-compare__picture fc-slot">
        {photo ? (
          <Picture src={photo} alt="" ctx={ctx} width={320} height={200} sizes={sizes} />
        ) : (
          <PhotosComing car={car} copy={ctx.copy} />
        )}
      </div>
      <div className="fc-compare__about">
        {label && (
          <span className="fc-car__label" data-look={label.look}>
            {label.text}
          </span>
        )}
        {others.length > 0 && (
          <a
            className="fc-compare__remove"
            href={carListPath('compare', others)}
            aria-label={shortlist.removeCar(car.name)}
          >
            <Icon name="close" size={16} />
            {shortlist.remove}
          </a>
        )}
      </div>
    </td>
  );
}

/** Head of a car's column, which stays in view: its name, a link to its page. */
const CarHead = ({ car, ctx }: Omit<TableProps, 'cars'> & { readonly car: Car }): ReactNode => (
  <th scope="col">
    <a className="fc-compare__name" href={carHref(car)}>
      {unbrokenName(car.name)}
    </a>
    <span className="fc-compare__variant">{carVariant(car, ctx.copy)}</span>
  </th>
);

const Row = ({
  row,
  ctx,
}: { readonly row: ComparisonRow } & Pick<TableProps, 'ctx'>): ReactNode => (
  <tr data-differs={row.differs || undefined}>
    <th scope="row">
      {row.label}
      {row.differs && <span className="fc-sr-only"> ({ctx.copy.shortlist.differs})</span>}
    </th>
    {row.values.map((value, index) => (
      <td key={index}>
        {value ?? <span className="fc-compare__unknown">{ctx.copy.shortlist.notListed}</span>}
      </td>
    ))}
  </tr>
);

/** First cell of the table: a checkbox that hides equal rows, and a button that copies the link. */
function Tools({
  rows,
  copy: { shortlist },
}: {
  readonly rows: readonly ComparisonRow[];
  readonly copy: Copy;
}): ReactNode {
  const hasBoth = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <td className="fc-compare__tools">
      {hasBoth && (
        <label>
          <input type="checkbox" className="fc-compare__only" />
          {shortlist.differencesOnly}
        </label>
      )}
      <button type="button" className="fc-button" data-look="outline" data-share="">
        {shortlist.share}
      </button>
    </td>
  );
}

/**
 * Up to four cars side by side, facts in rows. On phones a fact's name is above its values, so that
 * two cars fit side by side.
 */
export function CompareTable({ cars, ctx }: TableProps): ReactNode {
  const rows = comparisonRows(cars, ctx);
  return (
    <div
      className="fc-compare"
      role="region"
      aria-label={ctx.copy.shortlist.compare.title}
      tabIndex={0}
      data-cars={cars.length}
      style={{ '--cars': cars.length }}
    >
      <table>
        <thead>
          <tr>
            <Tools rows={rows} copy={ctx.copy} />
            {cars.map((car) => (
              <CarTop key={car.id} car={car} cars={cars} ctx={ctx} />
            ))}
          </tr>
          <tr className="fc-compare__heads">
            <td />
            {cars.map((car) => (
              <CarHead key={car.id} car={car} ctx={ctx} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} ctx={ctx} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
