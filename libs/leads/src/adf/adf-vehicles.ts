import type { FieldReader } from '../intake/field-reader.ts';
import type { LeadCar } from '../intake/lead-car.ts';
import type { AdfVehicle } from './adf-lead.ts';

/**
 * Vehicles of a lead: those of the stock that it is about, the customer's own, or both.
 * @param cars the cars in stock, if there are several
 */
export function vehiclesOf(
  interest: AdfVehicle['interest'],
  fields: FieldReader,
  cars: readonly LeadCar[] = [],
): [AdfVehicle, ...AdfVehicle[]] {
  const ofStock = stockVehicle(fields);
  const typed = typedVehicle(fields, interest);
  const [first, ...others] = cars;
  if (first) {
    const wanted = (car: LeadCar): AdfVehicle => ({
      interest: isOwn(interest) ? 'buy' : interest,
      ...vehicleOf(car.name, car.stock_number, car.location),
    });
    const traded = typed && isOwn(interest) ? [{ interest: 'trade-in' as const, ...typed }] : [];
    return [wanted(first), ...others.map(wanted), ...traded];
  }
  if (!typed) return [{ interest: ofStock && isOwn(interest) ? 'buy' : interest, ...ofStock }];
  // Together with a car to buy, the customer's own car is part of the payment.
  if (ofStock && isOwn(interest))
    return [
      { interest: 'buy', ...ofStock },
      { interest: 'trade-in', ...typed },
    ];
  return [{ interest, ...typed, ...defined(ofStock) }];
}

/** Amount to borrow, which is not an offer for the car. */
export const amountOf = (fields: FieldReader) => digits(fields.text('vehiclePriceBudget'));

const isOwn = (interest: AdfVehicle['interest']) => interest === 'sell' || interest === 'trade-in';

function stockVehicle(fields: FieldReader): Omit<AdfVehicle, 'interest'> | undefined {
  const stock = fields.text('stock_number');
  const name = fields.text('selected_car', 'vehicle');
  if (stock === undefined && name === undefined) return undefined;
  const kind = fields.text('car_type');
  const yard = fields.text('car_location');
  return {
    status: kind === undefined ? undefined : /used|demo/i.test(kind) ? 'used' : 'new',
    ...vehicleOf(name, stock, yard),
  };
}

/** A vehicle by the name that its listing has: year, make and model. */
function vehicleOf(
  name: string | undefined,
  stock: string | undefined,
  yard: string | undefined,
): Omit<AdfVehicle, 'interest'> {
  const [, year, make, model = name] = /^((?:19|20)\d\d)\s+(\S+)\s+(\S.*)$/.exec(name ?? '') ?? [];
  return {
    year,
    make,
    model,
    stock,
    comments: yard === undefined ? undefined : `The car is at ${yard}.`,
  };
}

function typedVehicle(
  fields: FieldReader,
  interest: AdfVehicle['interest'],
): Omit<AdfVehicle, 'interest'> | undefined {
  const make = fields.text('make', 'vehicle_make');
  const model = fields.text('model', 'model_name', 'vehicle_model');
  const year = fields.text('year', 'vehicle_year');
  const plate = fields.text('vin', 'RegoOrVin', 'rego_or_number_plate', 'vehicle_rego', 'rego');
  const kilometres = fields.text('kms', 'vehicle_kilometers', 'vehicle_kilometres', 'odometer');
  const miles = kilometres === undefined ? fields.text('odometer_miles') : undefined;
  const distance = digits(kilometres ?? miles);
  const price = isOwn(interest) ? digits(fields.text('expected_trade_in_price')) : undefined;
  if ([make, model, year, plate, distance, price].every((each) => each === undefined))
    return undefined;
  const vin = plate && /^[A-HJ-NPR-Z0-9]{17}$/i.test(plate) ? plate.toUpperCase() : undefined;
  return {
    status: isOwn(interest) ? 'used' : undefined,
    make,
    model,
    year,
    vin,
    odometer: distance === undefined ? undefined : { value: distance, units: miles ? 'mi' : 'km' },
    price: price === undefined ? undefined : { value: price, type: 'asking' },
    comments: plate && !vin ? `Registration: ${plate}` : undefined,
  };
}

/** `$25,000.50` as 25000.50; undefined where there is no number. */
const digits = (text: string | undefined) =>
  text?.replace(/[^\d.]/g, '').match(/\d+(?:\.\d+)?/)?.[0];

/** The properties of a vehicle that have a value. */
const defined = (vehicle: Partial<AdfVehicle> = {}): Partial<AdfVehicle> =>
  Object.fromEntries(Object.entries(vehicle).filter(([, value]) => value !== undefined));
