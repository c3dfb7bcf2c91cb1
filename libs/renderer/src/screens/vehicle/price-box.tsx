import type { Car } from '@forecourt/block-schemas';
import { askingPrice, isSold } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { carLabel, carVariant } from '../../cars/car-words.ts';
import { weeklyEstimate } from '../../cars/weekly-estimate.ts';
import { ButtonLink } from '../../document/button-link.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import type { VehicleLinks } from './vehicle-links.ts';

interface BoxProps {
  readonly car: Car;
  readonly links: VehicleLinks;
  readonly ctx: ScreenContext;
  /** True if the page shows similar cars. */
  readonly hasSimilar: boolean;
}

/** Content for a sold car: links to similar cars and to the enquiry. */
const Sold = ({ links, hasSimilar, ctx: { copy } }: BoxProps): ReactNode => (
  <>
    <p className="fc-vehicle__gone">{copy.vehicle.sold}</p>
    <p className="fc-vehicle__actions">
      {hasSimilar && <ButtonLink href="#similar" text={copy.vehicle.seeSimilar} look="accent" />}
      <ButtonLink href={links.enquiry} text={copy.vehicle.findSimilar} look="outline" />
      <ButtonLink href={links.stock} text={copy.vehicle.allStock} look="outline" />
    </p>
  </>
);

const Price = ({ car, ctx }: Pick<BoxProps, 'car' | 'ctx'>): ReactNode => {
  const { vehicle: copy, carCard } = ctx.copy;
  const price = askingPrice(car);
  if (price === undefined) return <p className="fc-vehicle__price">{copy.askPrice}</p>;
  return (
    <>
      <p className="fc-vehicle__price fc-figure">{formatMoney(price, ctx)}</p>
      <p className="fc-vehicle__unit">
        {ctx.site.settings?.cars?.priceTerms ?? carCard.askingPrice}
      </p>
      <p className="fc-vehicle__weekly">
        <span>
          {copy.weekly[0]} <strong>{weeklyEstimate(price, ctx.site).payment}</strong>{' '}
          {copy.weekly[1]}
        </span>
        <a href="#repayments">{copy.seeHow}</a>
      </p>
    </>
  );
};

const ForSale = ({ car, links, ctx }: BoxProps): ReactNode => (
  <>
    <Price car={car} ctx={ctx} />
    <p className="fc-vehicle__actions">
      <ButtonLink href={links.enquiry} text={ctx.copy.vehicle.enquire} look="accent" />
      <ButtonLink href={links.testDrive} text={ctx.copy.vehicle.testDrive} look="outline" />
      {links.tradeIn && (
        <ButtonLink href={links.tradeIn} text={ctx.copy.vehicle.tradeIn} look="outline" />
      )}
    </p>
  </>
);

/** Sticky box with the car's name, price and actions. */
export function PriceBox(props: BoxProps): ReactNode {
  const { car } = props;
  const { vehicle: copy } = props.ctx.copy;
  const label = carLabel(car);
  const stock = car.stock_number && copy.stockNumber(car.stock_number);
  return (
    <div className="fc-vehicle__box">
      {label && (
        <p>
          <span className="fc-vehicle__label" data-look={label.look}>
            {label.text}
          </span>
        </p>
      )}
      <h1>{car.name}</h1>
      <p className="fc-vehicle__variant">
        {[carVariant(car, props.ctx.copy), stock].filter(Boolean).join(' · ')}
      </p>
      {isSold(car) ? <Sold {...props} /> : <ForSale {...props} />}
      {(car.certified || car.location_name) && (
        <ul className="fc-vehicle__ticks">
          {car.certified && (
            <li>
              <Icon name="shield-check" size={18} />
              {copy.certified}
            </li>
          )}
          {car.location_name && !isSold(car) && (
            <li>
              <Icon name="location" size={18} />
              {copy.seeItAt(car.location_name)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
