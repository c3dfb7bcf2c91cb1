import type { Car, DealerLocation, TeamMember } from '@forecourt/block-schemas';

const photos = [
  'cars/suv-ferry-green.webp',
  'cars/suv-ferry-green-side.webp',
  'cars/suv-ferry-green-rear.webp',
  'cabins/dash-wide-black.webp',
  'cabins/seats-black-cloth.webp',
  'cabins/boot-suv.webp',
  'stock/suv-ferry-green-wheel.webp',
  'cabins/dash-tall-slate.webp',
].map((name) => `/assets/${name}`);

const makes = ['Ostara', 'Halden', 'Corrin'];
const bodies = ['SUV', 'Hatch'];

/** Thirty cars, ten a make, every other one an SUV; the newest first by their numbers. */
export const walkCars: Car[] = Array.from({ length: 30 }, (_, n) => ({
  id: `w-${n}`,
  slug: `car-${n}`,
  name: `${2010 + (n % 12)} ${makes[n % 3]} Number ${n}`,
  make: makes[n % 3]!,
  model: `Model ${n % 4}`,
  car_type: n < 5 ? 'New' : 'Used',
  simple_body: bodies[n % 2]!,
  simple_fuel: 'Petrol',
  seats: 5,
  certified: n % 5 === 0,
  year: 2010 + (n % 12),
  km: 1000 * (n + 1),
  price: 60_000 - 1000 * ((n * 7) % 30),
  status: 'Available',
  stock_number: `W${100 + n}`,
  location_id: 'north',
  location_name: 'North yard',
  photos: photos.slice(0, n % 4),
  photos_count: n % 4,
  created_at_timestamp: 1_700_000_000 - n,
}));

/** Cars with a page of their own to walk: one with everything, one that is sold, one with next to nothing. */
export const walkVehicles: Car[] = [
  {
    id: 'full',
    slug: 'full',
    name: '2023 Ostara Full',
    make: 'Ostara',
    model: 'Full',
    badge: 'Touring',
    tag: 'Just arrived',
    car_type: 'Demo',
    simple_body: 'SUV',
    body: 'Five-door wagon',
    simple_fuel: 'Hybrid',
    transmission: 'Automatic',
    drive_type: 'AWD',
    engine: '2.5 L',
    colour: 'Ferry Green',
    interior_colour: 'Black cloth',
    doors: 5,
    seats: 7,
    certified: true,
    year: 2023,
    km: 14_210,
    price: 41_880,
    status: 'Available',
    stock_number: 'W900',
    rego: 'WLK900',
    vin: '6T1BF3FK80X000900',
    carsales_account: 'Walk Used',
    location_id: 'north',
    location_name: 'North yard',
    dealercomments: '<p>One owner.</p><ul><li>Two keys</li></ul><script>alert(1)</script>',
    photos,
    photos_count: photos.length,
    created_at_timestamp: 1_600_000_000,
  },
  {
    id: 'gone',
    slug: 'gone',
    name: '2019 Halden Gone',
    make: 'Halden',
    simple_body: 'SUV',
    price: 20_000,
    status: 'Sold',
    photos: [photos[0]!],
    photos_count: 1,
    created_at_timestamp: 1_600_000_000,
  },
  { id: 'bare', slug: 'bare', name: 'A bare car', created_at_timestamp: 1_500_000_000 },
];

export const walkLocations: DealerLocation[] = [
  {
    id: 'north',
    name: 'North yard',
    address: { street: '1 Wharf Street', city: 'Northpoint', state: 'NSW', postcode: '2060' },
    contact_detail: { phone: '(02) 5550 0100' },
  },
];

/** A person with a page, and one without. */
export const walkTeam: TeamMember[] = [
  {
    id: '1',
    slug: 'mele-fonoti',
    name: 'Mele Fonoti',
    position: 'Service adviser',
    category: 'service',
    phone: '(02) 5550 0142',
    avatar_url: '/assets/people/linh-nguyen.svg',
    bio: 'Knows your car.',
    rating: 4.9,
    reviews_count: 86,
    location_id: 'north',
  },
  {
    id: '2',
    slug: 'joe-quiet',
    name: 'Joe Quiet',
    category: 'service',
    avatar_url: '/assets/people/george-halloran.svg',
    remove_profile_page: true,
  },
];
