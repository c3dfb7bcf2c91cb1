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
  /** Whether the page shows cars like this one. */
  readonly hasSimilar: boolean;
}

/** A sold car's page still leads on: to cars like it, and to somebody who finds one. */
const Sold = ({ links, hasSimilar }: BoxProps): ReactNode => (
  <>
    <p className="fc-vehicle__gone">This car has been sold.</p>
    <p className="fc-vehicle__actions">
      {hasSimilar && <ButtonLink href="#similar" text="See cars like it" look="accent" />}
      <ButtonLink href={links.enquiry} text="Find me one like it" look="outline" />
      <ButtonLink href={links.stock} text="All cars in stock" look="outline" />
    </p>
  </>
);

const Price = ({ car, ctx }: Pick<BoxProps, 'car' | 'ctx'>): ReactNode => {
  const price = askingPrice(car);
  if (price === undefined) return <p className="fc-vehicle__price">Ask us for the price</p>;
  return (
    <>
      <p className="fc-vehicle__price fc-figure">{formatMoney(price, ctx)}</p>
      <p className="fc-vehicle__unit">{ctx.site.settings?.cars?.priceTerms ?? 'asking price'}</p>
      <p className="fc-vehicle__weekly">
        <span>
          or about <strong>{weeklyEstimate(price, ctx.site).payment}</strong> a week*
        </span>
        <a href="#repayments">See how</a>
      </p>
    </>
  );
};

const ForSale = ({ car, links, ctx }: BoxProps): ReactNode => (
  <>
    <Price car={car} ctx={ctx} />
    <p className="fc-vehicle__actions">
      <ButtonLink href={links.enquiry} text="Enquire about this car" look="accent" />
      <ButtonLink href={links.testDrive} text="Book a test drive" look="outline" />
      {links.tradeIn && <ButtonLink href={links.tradeIn} text="Value my trade-in" look="outline" />}
    </p>
  </>
);

/** What the car is, what it costs and what to do next; stays in view beside the page. */
export function PriceBox(props: BoxProps): ReactNode {
  const { car } = props;
  const label = carLabel(car);
  const stock = car.stock_number && `stock ${car.stock_number}`;
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
      <p className="fc-vehicle__variant">{[carVariant(car), stock].filter(Boolean).join(' · ')}</p>
      {isSold(car) ? <Sold {...props} /> : <ForSale {...props} />}
      {(car.certified || car.location_name) && (
        <ul className="fc-vehicle__ticks">
          {car.certified && (
            <li>
              <Icon name="shield-check" size={18} />
              In the maker’s approved used programme
            </li>
          )}
          {car.location_name && !isSold(car) && (
            <li>
              <Icon name="location" size={18} />
              See it at {car.location_name}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
