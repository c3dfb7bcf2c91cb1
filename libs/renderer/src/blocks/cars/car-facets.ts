/** Attributes that visitors choose values of. */
export const listFacets = [
  'car_type',
  'make',
  'model',
  'simple_body',
  'badge',
  'tag',
  'carsales_account',
  'location_name',
  'simple_fuel',
  'status',
  'seats',
  'certified',
] as const;

/** Attributes that visitors choose a range of. */
export const rangeFacets = ['year', 'km', 'price'] as const;

export type ListFacet = (typeof listFacets)[number];
export type RangeFacet = (typeof rangeFacets)[number];
export type Facet = ListFacet | RangeFacet;

/** Every attribute of CAR-2, in the order in which the panel shows them. */
export const allFacets: readonly Facet[] = [
  'car_type',
  'price',
  'make',
  'model',
  'simple_body',
  'simple_fuel',
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

export const isRange = (facet: Facet): facet is RangeFacet =>
  (rangeFacets as readonly string[]).includes(facet);

/** What a group of the panel is called. */
export const facetLabels: { readonly [F in Facet]: string } = {
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

/** Whether the stock can hold such a value; an address may hold anything. */
export function isPossible(facet: Facet, value: string): boolean {
  if (facet === 'certified') return value === 'true' || value === 'false';
  if (facet === 'seats' || isRange(facet)) return /^\d{1,9}$/.test(value);
  return value.length > 0 && value.length <= 300;
}

/** A value in a visitor's words. */
export function valueLabel(facet: ListFacet, value: string): string {
  if (facet === 'certified') return value === 'true' ? 'Approved used' : 'Not in the programme';
  if (facet === 'seats') return value === '1' ? '1 seat' : `${value} seats`;
  return value;
}
