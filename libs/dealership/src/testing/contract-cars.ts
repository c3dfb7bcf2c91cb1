import type { IndexEntry, SearchResult } from '../ports/search.ts';

const second = 1_700_000_000;

/** Six invented cars; the newest is the last. */
export const contractCars: readonly IndexEntry[] = [
  {
    name: 'Kestrel CX-5 Off-Road',
    make: 'Kestrel',
    model: 'CX-5',
    simple_body: 'SUV',
    badge: 'Off-Road',
    price: 30_000,
    seats: 5,
    certified: false,
    year: 2020,
    km: 80_000,
    stock_number: 'K001',
  },
  {
    name: 'Wren Ute',
    make: 'Wren',
    model: 'Ute',
    simple_body: 'Ute',
    price: 18_500,
    seats: 5,
    certified: false,
    year: 2018,
    km: 120_000,
  },
  {
    name: 'Wren Élan',
    make: 'Wren',
    model: 'Élan',
    simple_body: 'Hatch',
    tag: 'Sale',
    price: 22_000,
    seats: 5,
    certified: true,
    year: 2021,
    km: 40_500,
  },
  {
    name: 'Kestrel Seven',
    make: 'Kestrel',
    model: 'Seven',
    simple_body: 'SUV',
    price: 64_000,
    seats: 7,
    certified: true,
    year: 2024,
    km: 9_000,
  },
  {
    name: 'Kestrel Three',
    make: 'Kestrel',
    model: 'Three',
    simple_body: 'Sedan',
    price: 41_000,
    seats: 5,
    certified: false,
    year: 2025,
    km: 12,
  },
  {
    name: 'Tern & Co Van',
    make: 'Tern & Co',
    model: 'Van',
    simple_body: 'Van',
    location_name: '-Depot',
    certified: false,
    year: 2023,
  },
].map((car, index) => ({
  id: index + 1,
  slug: `car-${index + 1}`,
  created_at_timestamp: second + index,
  ...car,
}));

/** Ids of what was found, in order. */
export const idsOf = (result: SearchResult): string[] => result.hits.map((hit) => hit.objectID);
