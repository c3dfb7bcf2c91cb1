import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import type { PlacedForm } from '../form-of-block.ts';
import { leadCar } from './lead-car.ts';
import { leadLocation } from './lead-location.ts';
import { promisedReply } from './promised-reply.ts';

/**
 * Returns what a lead of a form carries besides the visitor's answers: the cars in stock that it is
 * about, and functions that return the location that receives it and the time of the promised reply.
 * @param stockCar the car that the answers name, on a page that is about none.
 */
export function leadFacts(
  placed: PlacedForm,
  tenant: Pick<TenantSnapshot, 'site' | 'assets'>,
  now: Date,
  stockCar: Car | undefined,
) {
  const ofPage = placed.cars ?? (placed.car ? [placed.car] : []);
  const about = ofPage.length === 0 && stockCar ? [stockCar] : ofPage;
  const carLocation = about[0]?.location_id;
  return {
    cars: about.map((car) => leadCar(car, tenant)),
    locationOf: leadLocation(placed.locations, carLocation),
    replyBy: promisedReply(placed, tenant.site, now, carLocation),
  };
}
