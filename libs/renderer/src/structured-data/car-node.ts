import type { Asset, Car } from '@forecourt/block-schemas';
import { askingPrice, isReserved, isSold } from '@forecourt/domain';
import { photoUrl, visiblePhotos } from '../cars/car-photos.ts';
import { plainText } from '../rich-text/index.ts';
import { dealerId } from './dealer-node.ts';
import { absolute, node, type Node } from './node.ts';

/** Site data of a car's node. */
export interface CarContext {
  readonly origin: string;
  readonly assets: ReadonlyMap<string, Asset>;
  /** ISO 4217. */
  readonly currency: string;
}

const maxPictures = 10;
const schema = 'https://schema.org/';

const availabilityOf = (car: Car): string =>
  isSold(car) ? 'SoldOut' : isReserved(car) ? 'Reserved' : 'InStock';

/** Returns a car in stock (schema.org Car) with its offer; a car without a price has none. */
export function carNode(car: Car, { origin, assets, currency }: CarContext): Node {
  const url = `${origin}/cars/${car.slug}`;
  const isNew = car.car_type?.toLowerCase() === 'new';
  const price = askingPrice(car);
  const condition = `${schema}${isNew ? 'NewCondition' : 'UsedCondition'}`;
  return node({
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: car.name,
    description: car.dealercomments && plainText(car.dealercomments),
    image: visiblePhotos(car, assets)
      .slice(0, maxPictures)
      .map((photo) => absolute(photoUrl(photo, assets, 1440)!, origin)),
    brand: car.make && { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: car.badge,
    bodyType: car.simple_body ?? car.body,
    fuelType: car.simple_fuel,
    color: car.colour,
    vehicleInteriorColor: car.interior_colour,
    vehicleTransmission: car.transmission,
    driveWheelConfiguration: car.drive_type,
    vehicleEngine: car.engine && { '@type': 'EngineSpecification', name: car.engine },
    numberOfDoors: car.doors,
    vehicleIdentificationNumber: car.vin,
    vehicleModelDate: car.year && String(car.year),
    vehicleSeatingCapacity: car.seats,
    productionDate: car.built,
    numberOfPreviousOwners: car.owners,
    sku: car.stock_number,
    itemCondition: condition,
    mileageFromOdometer:
      car.km === undefined
        ? undefined
        : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    offers:
      price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price,
            priceCurrency: currency,
            itemCondition: condition,
            availability: schema + availabilityOf(car),
            seller: { '@id': dealerId(origin) },
          },
  });
}
