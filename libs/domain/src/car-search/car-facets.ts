import { basicColour } from '../cars/basic-colour.ts';
import { basicTransmission } from '../cars/basic-transmission.ts';

/** Attributes that visitors choose values of. */
export const carListFacets = [
  'car_type',
  'make',
  'model',
  'simple_body',
  'badge',
  'tag',
  'carsales_account',
  'location_name',
  'simple_fuel',
  'simple_transmission',
  'simple_colour',
  'status',
  'seats',
  'certified',
] as const;

/** Attributes that visitors choose a range of. */
export const carRangeFacets = ['year', 'km', 'price'] as const;

export type CarListFacet = (typeof carListFacets)[number];
export type CarRangeFacet = (typeof carRangeFacets)[number];
export type CarFacet = CarListFacet | CarRangeFacet;

/** Every attribute of CAR-2, the transmission and the colour, in the order in which the Search panel shows them. */
export const carFacets: readonly CarFacet[] = [
  'car_type',
  'price',
  'make',
  'model',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'simple_colour',
  'km',
  'year',
  'location_name',
  'seats',
  'badge',
  'tag',
  'certified',
  'status',
  'carsales_account',
];

export const isCarRange = (facet: CarFacet): facet is CarRangeFacet =>
  (carRangeFacets as readonly string[]).includes(facet);

/** True if the stock can have such a value; an address may contain anything. */
export function isCarValue(facet: CarFacet, value: string): boolean {
  if (facet === 'certified') return value === 'true' || value === 'false';
  if (facet === 'seats' || isCarRange(facet)) return /^\d{1,9}$/.test(value);
  if (facet === 'simple_colour') return basicColour(value) !== undefined;
  if (facet === 'simple_transmission') return basicTransmission(value) !== undefined;
  return value.length > 0 && value.length <= 300;
}
