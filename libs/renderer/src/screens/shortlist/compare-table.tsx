import type { Car } from '@forecourt/block-schemas';
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

interface TableProps {
  readonly cars: readonly Car[];
  readonly ctx: ScreenContext;
}

/** Head of a car's column: picture, name, and a link to the comparison without the car. */
function CarHead({ car, cars, ctx }: TableProps & { readonly car: Car }): ReactNode {
  const { shortlist } = ctx.copy;
  const others = cars.filter((other) => other !== car).map(({ slug }) => slug);
  const [photo] = visiblePhotos(car, ctx.assets);
  const label = carLabel(car);
  return (
    <th scope="col">
      <div className="fc-compare__picture fc-slot">
        {photo ? (
          <Picture src={photo} alt="" ctx={ctx} width={320} height={200} sizes="280px" />
        ) : (
          <PhotosComing car={car} copy={ctx.copy} />
        )}
      </div>
      {label && (
        <span className="fc-car__label" data-look={label.look}>
          {label.text}
        </span>
      )}
      <a className="fc-compare__name" href={carHref(car)}>
        {car.name}
      </a>
      <span className="fc-compare__variant">{carVariant(car, ctx.copy)}</span>
      <a
        className="fc-compare__remove"
        href={carListPath('compare', others)}
        aria-label={shortlist.removeCar(car.name)}
      >
        <Icon name="close" size={16} />
        {shortlist.remove}
      </a>
    </th>
  );
}

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

/** Up to four cars side by side, facts in rows. A checkbox hides the rows that are the same. */
export function CompareTable({ cars, ctx }: TableProps): ReactNode {
  const { shortlist } = ctx.copy;
  const rows = comparisonRows(cars, ctx);
  const hasBoth = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <div className="fc-compare">
      <p className="fc-compare__tools">
        {hasBoth && (
          <label>
            <input type="checkbox" className="fc-compare__only" />
            {shortlist.differencesOnly}
          </label>
        )}
        <button type="button" className="fc-button" data-look="outline" data-share="">
          {shortlist.share}
        </button>
      </p>
      <div
        className="fc-compare__scroll"
        role="region"
        aria-label={shortlist.compare.title}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td>
                <span className="fc-sr-only">{shortlist.facts}</span>
              </td>
              {cars.map((car) => (
                <CarHead key={car.id} car={car} cars={cars} ctx={ctx} />
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
    </div>
  );
}
