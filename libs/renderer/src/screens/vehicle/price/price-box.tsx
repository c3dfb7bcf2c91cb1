import type { Car } from '@forecourt/block-schemas';
import { dotted } from '@forecourt/copy';
import { askingPrice, isReserved, isSold, linesAbout, priceReduction } from '@forecourt/domain';
import { canBorrow, formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { carLabel, carVariant } from '../../../cars/car-words.ts';
import { weeklyEstimate } from '../../../loans/weekly-estimate.ts';
import { ButtonLink } from '../../../document/button-link.tsx';
import { Icon } from '../../../icons/icon.tsx';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';
import { Ticks } from '../details/disclosure.tsx';
import { ConsumerNotice } from '../details/documents.tsx';
import { reassurancesOf } from './reassurances.ts';
import { ShareCar } from './share-car.tsx';
import type { VehicleLinks } from '../vehicle-links.ts';
import { WeeklyLine } from './weekly-line.tsx';
import { unbrokenName } from '../../../cars/unbroken-name.tsx';

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
    <p className="fc-vehicle__gone">{copy.carCard.sold}</p>
    <p className="fc-vehicle__actions">
      {hasSimilar && <ButtonLink href="#similar" text={copy.vehicle.seeSimilar} look="accent" />}
      <ButtonLink href={links.enquiry} text={copy.vehicle.findSimilar} look="outline" />
      <ButtonLink href={links.stock} text={copy.vehicle.allStock} look="outline" />
    </p>
  </>
);

/** Terms of the price, which open to what it includes if the site's settings list that. */
const PriceTerms = ({ car, ctx }: Pick<BoxProps, 'car' | 'ctx'>): ReactNode => {
  const { priceTerms, priceIncludes } = ctx.site.settings?.cars ?? {};
  const terms = priceTerms ?? ctx.copy.carCard.askingPrice;
  const included = linesAbout(priceIncludes, car);
  if (included.length === 0) return <p className="fc-vehicle__unit">{terms}</p>;
  return (
    <details className="fc-vehicle__unit">
      <summary>
        {terms} <span>{ctx.copy.vehicle.included}</span>
      </summary>
      <Ticks texts={included} />
    </details>
  );
};

/** The latest reduction of the price, if it is recorded. */
const Reduction = ({ car, ctx }: Pick<BoxProps, 'car' | 'ctx'>): ReactNode => {
  const reduction = priceReduction(car);
  if (!reduction) return null;
  const { amount, before, on } = reduction;
  return (
    <p className="fc-vehicle__reduced">
      <Icon name="tag" size={18} />
      {ctx.copy.vehicle.reduced(formatMoney(amount, ctx), formatMoney(before, ctx), on)}
    </p>
  );
};

const Price = ({ car, ctx }: Pick<BoxProps, 'car' | 'ctx'>): ReactNode => {
  const { vehicle: copy } = ctx.copy;
  const price = askingPrice(car);
  const weekly = weeklyEstimate(car, ctx.site);
  if (price === undefined) return <p className="fc-vehicle__price">{copy.askPrice}</p>;
  return (
    <>
      <p className="fc-vehicle__price fc-figure">{formatMoney(price, ctx)}</p>
      <PriceTerms car={car} ctx={ctx} />
      <Reduction car={car} ctx={ctx} />
      {weekly && <WeeklyLine weekly={weekly} copy={copy} />}
    </>
  );
};

/** True for a car that the lender finances while the page may show no repayments, whose part links to it. */
const isFinanceable = (car: Car, { site }: ScreenContext): boolean =>
  canBorrow(askingPrice(car) ?? 0) && weeklyEstimate(car, site) === undefined;

const ForSale = ({ car, links, hasSimilar, ctx }: BoxProps): ReactNode => {
  const { vehicle: copy } = ctx.copy;
  const { hold } = ctx.site.settings?.cars ?? {};
  const reserved = isReserved(car);
  return (
    <>
      <Price car={car} ctx={ctx} />
      {reserved && <p className="fc-vehicle__held">{copy.onHold}</p>}
      <p className="fc-vehicle__actions">
        <ButtonLink
          href={links.enquiry}
          text={reserved ? copy.askNext : copy.enquire}
          look="accent"
        />
        {!reserved && <ButtonLink href={links.testDrive} text={copy.testDrive} look="outline" />}
        {links.hold && hold && (
          <ButtonLink
            href={links.hold}
            text={copy.hold(formatMoney(hold.amount, ctx))}
            look="outline"
          />
        )}
        {reserved && hasSimilar && (
          <ButtonLink href="#similar" text={copy.seeSimilar} look="outline" />
        )}
        {!reserved && isFinanceable(car, ctx) && (
          <ButtonLink
            href={links.finance}
            text={ctx.copy.weeklyRepayments.askFinance}
            look="outline"
          />
        )}
        {links.tradeIn && <ButtonLink href={links.tradeIn} text={copy.tradeIn} look="outline" />}
      </p>
      {links.hold && hold?.terms && <p className="fc-vehicle__terms">{hold.terms}</p>}
    </>
  );
};

/** Returns kilometres and transmission, which phones show beside the label: the key facts are a screen below. */
const briefFacts = ({ km, transmission }: Car, { copy }: ScreenContext): string =>
  dotted(km === undefined ? undefined : copy.carValues.km(km), transmission);

/** Sticky box with the car's name, price and actions. */
export function PriceBox(props: BoxProps): ReactNode {
  const { car } = props;
  const { vehicle: copy } = props.ctx.copy;
  const label = carLabel(car);
  const reassurances = isSold(car) ? [] : reassurancesOf(car, props.ctx);
  const stock = car.stock_number && copy.stockNumber(car.stock_number);
  const variant = [carVariant(car, props.ctx.copy), stock].filter(Boolean);
  const brief = isSold(car) ? '' : briefFacts(car, props.ctx);
  return (
    <div className="fc-vehicle__box">
      {(label || brief) && (
        <p data-brief={label ? undefined : ''}>
          {label && (
            <span className="fc-vehicle__label" data-look={label.look}>
              {label.text}
            </span>
          )}
          {brief && <span className="fc-vehicle__brief">{brief}</span>}
        </p>
      )}
      <h1>{unbrokenName(car.name)}</h1>
      {variant.length > 0 && <p className="fc-vehicle__variant">{dotted(...variant)}</p>}
      {isSold(car) ? <Sold {...props} /> : <ForSale {...props} />}
      {!isSold(car) && <ConsumerNotice car={car} copy={props.ctx.copy} />}
      {reassurances.length > 0 && <Ticks texts={reassurances} />}
      {!isSold(car) && <ShareCar car={car} ctx={props.ctx} />}
    </div>
  );
}
