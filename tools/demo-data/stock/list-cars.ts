import type { Car } from '@forecourt/block-schemas';
import { closeUpPath, detailsShown } from '../../art/renders/close-ups.ts';
import { insidePictures } from '../../art/renders/insides.ts';
import { carPictures } from '../../art/renders/views.ts';
import { seeded } from '../../art/scene/kit.ts';
import { day, yardTime } from '../calendar.ts';
import { lookOfCar } from '../looks.ts';
import { upholsteryName, upholsteryOf } from '../upholstery.ts';
import { documentsOf } from './documents.ts';
import { between } from './draw-lots.ts';
import { featuresOf } from './features.ts';
import { specificationOf } from './specifications.ts';
import type { StockCar, StockPlan } from './stock-car.ts';
import { vinOf } from './vin.ts';

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const nameOf = ({ year, line, trim }: StockCar) =>
  [year, line.make, line.model, trim.badge].filter((part) => part !== undefined).join(' ');

/** Returns a car's pictures, the whole car first; as many as were taken, or as there are. */
function photosOf(car: StockCar) {
  const { line, trim, year, paint, photos, type, stamped } = car;
  const look = lookOfCar({ ...line, year });
  return [
    ...carPictures(look, paint.paint),
    ...detailsShown(look).map((detail) => closeUpPath(look, paint.paint, detail)),
    ...insidePictures({
      body: line.body,
      seats: trim.seats,
      manual: gearboxWord(trim.gearbox) === 'Manual',
      year,
      upholstery: upholsteryOf(car),
    }),
    ...(type === 'Used' && stamped ? ['stock/service-book.svg'] : []),
  ]
    .slice(0, photos)
    .map((path) => `/assets/${path}`);
}

/** What is known of a car besides its listing. Drawn by its own lot, so that it never changes another car. */
function detailsOf(car: StockCar, plan: StockPlan, stockNumber: string): Partial<Car> {
  const random = seeded(plan.seed + Number(stockNumber.replace(/\D/g, '')));
  const built = `${car.year}-${String(between(1, car.year === 2026 ? 9 : 12, random)).padStart(2, '0')}`;
  const { years, limit } = plan.warranty;
  const first = Number(built.slice(0, 4)) + years;
  // A car of which there are no pictures yet has just come in: the rest is still to be entered.
  if (car.photos === 0) return documentsOf({ car, plan, random });
  return {
    built,
    ...(car.type !== 'New' && {
      vin: vinOf(car.year, plan.seed * 1000 + Number(stockNumber.replace(/\D/g, ''))),
    }),
    owners: car.owners,
    interior_colour: upholsteryName(car),
    features: featuresOf(car),
    ...specificationOf(car),
    ...(car.type === 'New'
      ? { warranty: `${years} years, ${limit}` }
      : { warranty_until: `${first}-${built.slice(5)}-28` }),
    ...documentsOf({ car, plan, random }),
    ...reductionOf(car, random),
    video_url: car.video,
  };
}

/** The price before the reduction that a car's label names, some days before today. */
function reductionOf({ tag, price, daysAgo }: StockCar, random: () => number): Partial<Car> {
  if (tag !== 'Price drop' || price === undefined) return {};
  const before = Math.ceil((price * (1.02 + random() * 0.03)) / 500) * 500 - 10;
  return {
    price_before: before,
    price_reduced_on: day(
      Math.min(daysAgo, between(2, Math.max(3, Math.min(daysAgo - 5, 18)), random)),
    ),
  };
}

/** Newest first with stock numbers that rise with the day of arrival, as the entity that pages read. */
export function listCars(cars: readonly StockCar[], plan: StockPlan): Car[] {
  const random = seeded(plan.seed + 1);
  const times = new Set<number>();
  const arrived = cars
    .map((car) => {
      let at = yardTime(car.daysAgo, car.hour, car.minute, plan.offset);
      while (times.has(at)) at += 60;
      times.add(at);
      return { car, at };
    })
    .sort((a, b) => a.at - b.at);
  const taken = new Set(cars.map(({ stockNumber }) => stockNumber));
  let number = plan.numbers.from;
  const nextNumber = (): string => {
    number += 1 + Math.floor(random() * 4);
    const text = `${plan.numbers.prefix}${number}`;
    return taken.has(text) ? nextNumber() : text;
  };
  return arrived
    .map(({ car, at }): Car => {
      const stock_number = car.stockNumber ?? nextNumber();
      const name = nameOf(car);
      const photos = photosOf(car);
      const drawn = plan.comment(car, random);
      const comment = car.comment ?? drawn;
      return {
        id: stock_number.toLowerCase(),
        slug: slugOf(`${name} ${stock_number}`),
        name,
        make: car.line.make,
        model: car.line.model,
        badge: car.trim.badge,
        year: car.year,
        car_type: car.type,
        status: car.status,
        tag: car.tag,
        price: car.price,
        km: car.km,
        simple_body: car.line.word,
        simple_fuel: car.trim.fuel ?? car.line.fuel,
        transmission: gearboxWord(car.trim.gearbox),
        drive_type: sentence(car.trim.drive),
        engine: sentence(car.trim.engine),
        colour: car.paint.name,
        ...(car.paint.colour && { simple_colour: car.paint.colour }),
        seats: car.trim.seats,
        certified: car.certified,
        stock_number,
        carsales_account: `${plan.account} ${car.type === 'Used' ? 'Used' : 'New'}`,
        location_id: car.yard,
        location_name: plan.yards.find(({ id }) => id === car.yard)!.name,
        photos,
        photos_count: photos.length,
        ...(comment && { dealercomments: comment.html }),
        ...detailsOf(car, plan, stock_number),
        salesperson: comment?.by ?? plan.greeters[car.yard]!,
        created_at_timestamp: at,
      };
    })
    .reverse();
}

const sentence = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The word that buyers look for: how many speeds there are is for the page's comments. */
const gearboxWord = (gearbox: string): string => (/manual$/.test(gearbox) ? 'Manual' : 'Automatic');
