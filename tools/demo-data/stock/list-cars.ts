import type { Car } from '@forecourt/block-schemas';
import { neutralViews } from '../../art/manifests/stock.ts';
import { seeded } from '../../art/scene/kit.ts';
import { yardTime } from '../calendar.ts';
import type { StockCar, StockPlan } from './stock-car.ts';

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const nameOf = ({ year, line, trim }: StockCar) =>
  [year, line.make, line.model, trim.badge].filter((part) => part !== undefined).join(' ');

/** A car's pictures, the whole car first; as many as were taken, or as there are drawings. */
function photosOf({ line: { body }, paint: { paint }, photos, type, stamped }: StockCar) {
  const stock = (name: string) => `/assets/stock/${name}.svg`;
  const [first, ...rest] = neutralViews(body).map((view) => stock(`${body}-${view}`));
  return [
    stock(`${body}-${paint}`),
    stock(`${body}-${paint}-nose`),
    first!,
    stock(`${body}-${paint}-tail`),
    ...rest,
    ...(type === 'Used' && stamped ? [stock('service-book')] : []),
  ].slice(0, photos);
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
      const dealercomments = plan.comment(car, random);
      return {
        id: stock_number.toLowerCase(),
        slug: slugOf(`${name} ${stock_number}`),
        name,
        make: car.line.make,
        model: car.line.model,
        ...(car.trim.badge !== undefined && { badge: car.trim.badge }),
        year: car.year,
        car_type: car.type,
        status: car.status,
        ...(car.tag !== undefined && { tag: car.tag }),
        ...(car.price !== undefined && { price: car.price }),
        km: car.km,
        simple_body: car.line.word,
        simple_fuel: car.trim.fuel ?? car.line.fuel,
        transmission: gearboxWord(car.trim.gearbox),
        drive_type: sentence(car.trim.drive),
        engine: sentence(car.trim.engine),
        colour: car.paint.name,
        seats: car.trim.seats,
        certified: car.certified,
        stock_number,
        carsales_account: `${plan.account} ${car.type === 'Used' ? 'Used' : 'New'}`,
        location_id: car.yard,
        location_name: plan.yards.find(({ id }) => id === car.yard)!.name,
        photos,
        photos_count: photos.length,
        ...(dealercomments !== undefined && { dealercomments }),
        created_at_timestamp: at,
      };
    })
    .reverse();
}

const sentence = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The word that buyers look for: how many speeds there are is for the page's comments. */
const gearboxWord = (gearbox: string): string => (/manual$/.test(gearbox) ? 'Manual' : 'Automatic');
