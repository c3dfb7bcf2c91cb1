import type { Car } from '@forecourt/block-schemas';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../document/heading.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Picture } from '../image/picture.tsx';
import type { RenderContext } from '../pipeline/types.ts';
import { carLabel, carVariant, grouped, isAvailable } from './car-words.ts';
import { weeklyEstimate } from './weekly-estimate.ts';

type CardContext = Pick<RenderContext, 'site' | 'assets' | 'locale' | 'currency'>;

/** Up to four facts, each with its drawing and, for those who don't see it, its name. */
function factsOf(car: Car, locale: string): readonly [IconName, string, string][] {
  const facts: [IconName, string, string | undefined][] = [
    ['gauge', 'Odometer', car.km === undefined ? undefined : `${grouped(car.km, locale)} km`],
    ['seat', 'Seats', car.seats === undefined ? undefined : `${car.seats} seats`],
    ['fuel', 'Fuel', car.simple_fuel],
    ['location', 'Where', car.location_name],
  ];
  return facts.filter((fact): fact is [IconName, string, string] => Boolean(fact[2]));
}

/** Where a car's own page stands. */
export const carHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/${slug}`;

/** The asking price and its weekly figure, whose terms stand below the list. */
function Pay({ car, ctx }: { readonly car: Car; readonly ctx: CardContext }): ReactNode {
  if (car.price === undefined)
    return (
      <p className="fc-car__pay">
        <span className="fc-car__price">Ask us</span>
        <span className="fc-car__unit">for the price</span>
      </p>
    );
  return (
    <p className="fc-car__pay">
      <span className="fc-car__price fc-figure">{formatMoney(car.price, ctx)}</span>{' '}
      <span className="fc-car__unit">{ctx.site.settings?.cars?.priceTerms ?? 'asking price'}</span>{' '}
      <span className="fc-car__weekly fc-figure">
        {weeklyEstimate(car.price, ctx.site).payment}
      </span>{' '}
      <span className="fc-car__unit">a week*</span>
    </p>
  );
}

/** A car in a list: the whole card leads to the car's page. */
export function CarCard(props: {
  readonly car: Car;
  readonly ctx: CardContext;
  readonly level: HeadingLevel;
  /** Fetched at once, as part of the first screen. */
  readonly priority?: boolean;
}): ReactNode {
  const { car, ctx, level, priority } = props;
  const label = carLabel(car);
  const photo = car.photos?.[0];
  const count = car.photos_count ?? car.photos?.length ?? 0;
  return (
    <article className="fc-car" data-held={isAvailable(car) ? undefined : ''}>
      <div className="fc-car__picture">
        {photo ? (
          <Picture
            src={photo}
            alt=""
            ctx={ctx}
            width={480}
            height={300}
            sizes="(min-width: 1100px) 280px, (min-width: 820px) 45vw, 92vw"
            widest={828}
            priority={priority}
          />
        ) : (
          <Icon name="car" size={64} />
        )}
        {label && (
          <span className="fc-car__label" data-look={label.look}>
            {label.text}
          </span>
        )}
        {count > 0 && (
          <span className="fc-car__count">
            <Icon name="camera" size={16} />
            {count}
            <span className="fc-sr-only"> {count === 1 ? 'photo' : 'photos'}</span>
          </span>
        )}
      </div>
      <div className="fc-car__words">
        <Heading level={level} className="fc-car__name">
          <a href={carHref(car)}>{car.name}</a>
        </Heading>
        <p className="fc-car__variant">{carVariant(car)}</p>
        <ul className="fc-car__facts">
          {factsOf(car, ctx.locale).map(([icon, name, text]) => (
            <li key={icon}>
              <Icon name={icon} size={17} />
              <span className="fc-sr-only">{name}: </span>
              {text}
            </li>
          ))}
        </ul>
        <Pay car={car} ctx={ctx} />
      </div>
    </article>
  );
}
