import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { askingPrice, isAvailable, isSold } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../document/heading.tsx';
import type { RenderContext } from '../context/render-context.ts';
import type { CardIcon } from './card-icons.ts';
import { carHref } from './car-href.ts';
import { visiblePhotos } from './car-photos.ts';
import { carLabel, carVariant } from './car-words.ts';
import { CardPicture, maxSwiped } from './card-picture.tsx';
import { Heart } from './heart.tsx';
import { weeklyEstimate } from '../loans/weekly-estimate.ts';
import { unbrokenName } from './unbroken-name.tsx';

type CardContext = Pick<RenderContext, 'site' | 'assets' | 'locale' | 'currency' | 'copy'>;

/** Returns up to four facts, each with its icon; ambiguous values also have a label. */
function factsOf(
  car: Car,
  { carCard, carValues, cars }: Copy,
  away: number | undefined,
): readonly [CardIcon, string, string?][] {
  const location =
    car.location_name && away !== undefined
      ? `${car.location_name}, ${cars.distance(away)}`
      : car.location_name;
  const facts: [CardIcon, string | undefined, string?][] = [
    ['gauge', car.km === undefined ? undefined : carValues.km(car.km)],
    car.transmission
      ? ['gearbox', car.transmission]
      : ['seat', car.seats === undefined ? undefined : carValues.seats(car.seats)],
    ['fuel', car.simple_fuel],
    ['location', location, carCard.at],
  ];
  return facts.filter((fact): fact is [CardIcon, string, string?] => Boolean(fact[1]));
}

/** Text whose hyphenated words don't break: "including on-road costs" in half of a card's width. */
const Unbroken = ({ text }: { readonly text: string }): ReactNode =>
  text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{part}</span>));

/** The asking price and the weekly repayment of a car that can be financed, whose terms are below the list. */
function Pay({ car, ctx }: { readonly car: Car; readonly ctx: CardContext }): ReactNode {
  const { carCard } = ctx.copy;
  const price = askingPrice(car);
  if (isSold(car)) return <p>{carCard.sold}</p>;
  if (price === undefined)
    return (
      <p className="fc-car__pay">
        <strong>{carCard.askUs}</strong> <span>{carCard.forPrice}</span>
      </p>
    );
  const weekly = weeklyEstimate(car, ctx.site);
  return (
    <p className="fc-car__pay">
      <strong>{formatMoney(price, ctx)}</strong>{' '}
      <span>
        <Unbroken text={ctx.site.settings?.cars?.priceTerms ?? carCard.askingPrice} />
      </span>
      {weekly && (
        <>
          {' '}
          <strong>{weekly.payment}</strong> <span>{carCard.aWeek}</span>
        </>
      )}
      {weekly?.rateFigure && (
        <>
          {' '}
          <strong>{weekly.rateFigure.rate}</strong> <span>{weekly.rateFigure.name}*</span>
          {/* New Zealand has no comparison rate; what its borrowers pay in all is beside the rate. */}
          {ctx.site.region === 'NZ' && <span> {weekly.inAll}</span>}
        </>
      )}
    </p>
  );
}

/** The car's label and its number of photographs, on the picture. */
function PictureLabels(given: {
  readonly car: Car;
  readonly photos: number;
  readonly copy: Copy;
}): ReactNode {
  const { car, photos, copy } = given;
  const label = carLabel(car);
  if (label === undefined && photos === 0) return null;
  return (
    <div className="fc-car__top">
      {label && (
        <span className="fc-car__label" data-look={label.look}>
          {label.text}
        </span>
      )}
      {photos > 0 && (
        <span className="fc-car__count" data-icon="camera">
          {photos}
          <span className="fc-sr-only"> {copy.carValues.photos(photos)}</span>
        </span>
      )}
    </div>
  );
}

/**
 * Card of a car in a list, which links to the car's page. A page may have 250 of them, so the
 * mark-up is lean: icons are CSS masks, and plain elements have no class.
 */
export function CarCard(props: {
  readonly car: Car;
  readonly ctx: CardContext;
  readonly level: HeadingLevel;
  /** True if the picture is above the fold and is fetched at once. */
  readonly priority?: boolean;
  /** True on pages with the shortlist's script: the card has a heart. */
  readonly canSave?: boolean;
  /** True if the card shows the first photographs, to be swiped. */
  readonly canSwipe?: boolean;
  /** Number of cars in its row, if the row scrolls sideways on phones. */
  readonly inRowOf?: number;
  /** Distance of the car's location in kilometres, if the visitor named a place. */
  readonly km?: number;
}): ReactNode {
  const { car, ctx, level, priority, canSave, canSwipe, inRowOf, km } = props;
  const all = visiblePhotos(car, ctx.assets);
  const photos = all.slice(0, canSwipe ? maxSwiped : 1);
  const style = { '--photos': photos.length };
  return (
    <article
      className="fc-car"
      data-held={isAvailable(car) ? undefined : ''}
      style={photos.length > 1 ? style : undefined}
    >
      <div className="fc-car__picture fc-slot">
        <CardPicture car={car} photos={photos} ctx={ctx} priority={priority} inRowOf={inRowOf} />
        {/* As many as the car's page shows: a feed's own number is older than its deletions. */}
        <PictureLabels car={car} photos={all.length} copy={ctx.copy} />
      </div>
      {canSave && <Heart car={car} copy={ctx.copy} />}
      <div className="fc-car__words">
        <Heading level={level} className="fc-car__name">
          <a href={carHref(car)}>{unbrokenName(car.name)}</a>
        </Heading>
        <p>{carVariant(car, ctx.copy)}</p>
        <ul>
          {factsOf(car, ctx.copy, km).map(([icon, text, name]) => (
            <li key={icon} data-icon={icon}>
              {name && <span className="fc-sr-only">{name} </span>}
              {text}
            </li>
          ))}
        </ul>
        <Pay car={car} ctx={ctx} />
      </div>
    </article>
  );
}
