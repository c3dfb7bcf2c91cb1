import type { CarFacet, CarListFacet } from '@forecourt/domain';

/** What a group of the panel is called. */
export const facetLabels: { readonly [F in CarFacet]: string } = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  simple_body: 'Body',
  badge: 'Badge',
  tag: 'Label',
  carsales_account: 'Listed by',
  location_name: 'Yard',
  simple_fuel: 'Fuel',
  status: 'Availability',
  seats: 'Seats',
  certified: 'Approved used',
  year: 'Year',
  km: 'Kilometres',
  price: 'Price',
};

/** A value in a visitor's words. */
export function valueLabel(facet: CarListFacet, value: string): string {
  if (facet === 'certified') return value === 'true' ? 'Approved used' : 'Not in the programme';
  if (facet === 'seats') return value === '1' ? '1 seat' : `${value} seats`;
  return value;
}
