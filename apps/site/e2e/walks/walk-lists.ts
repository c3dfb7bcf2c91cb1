import type {
  Brand,
  DealerLocation,
  Offer,
  ReviewSummary,
  TeamMember,
} from '@forecourt/block-schemas';

const website = (id: string, name: string, used = false) => ({
  id,
  name,
  url: `https://${id}.example`,
  ...(used && { used_cars: true }),
});

/** Makes with several websites, with one, and with none. */
export const walkBrands: Brand[] = [
  {
    id: '1',
    slug: 'ostara',
    name: 'Ostara',
    logo: { url: '/assets/brands/ostara.svg' },
    url: '/walk/grid',
    websites: [website('north', 'Ostara North'), website('used', 'Ostara Used', true)],
  },
  { id: '2', slug: 'halden', name: 'Halden', websites: [website('halden', 'Halden Bay')] },
  { id: '3', slug: 'corrin', name: 'Corrin', url: '/walk/grid' },
];

/** Offers of two models and of none. */
export const walkOffers: Offer[] = [
  {
    id: 'a',
    heading: 'Tern rate',
    model: { name: 'Tern' },
    figure: '2.9% p.a.',
    condition: 'Comparison rate 3.4%',
    image: { url: '/assets/cars/suv-harbour-red.webp', alt: 'A red Tern' },
    href: '/walk/range',
    disclaimer: 'To approved buyers.',
  },
  { id: 'b', heading: 'Wren service', model: { name: 'Wren' }, href: '/walk/range' },
  { id: 'c', heading: 'Four tyres', description: 'Fitted while you wait.' },
];

const person = (id: string, name: string, category: string): TeamMember => ({
  id,
  slug: name.toLowerCase(),
  name,
  category,
  position: 'At your service',
  phone: '02 5550 0100',
  avatar_url: '/assets/people/amara-osei.svg',
  rating: 4.8,
  reviews_count: 12,
});

/** People of three categories. */
export const walkTeam: TeamMember[] = [
  person('1', 'Mele', 'service'),
  person('2', 'Jo', 'management'),
  person('3', 'Ash', 'sales'),
];

/** Places to be seen, and one that is not. */
export const walkLocations: DealerLocation[] = [
  ...['Wharf Road', 'Ferry Bay', 'Saltpan Road', 'Northpoint'].map((name, index) => ({
    id: `${index + 1}`,
    name,
    address: {
      street: '12 Wharf Road',
      city: 'Newport',
      state: 'NSW',
      postcode: '2106',
      place_url: 'https://maps.example/place',
    },
    contact_detail: { phone: '(02) 5550 0142' },
    location_type: ['sales', 'service'] as ('sales' | 'service')[],
  })),
  { id: 'store', name: 'The store', visible: false },
];

const profile = (said: string): ReviewSummary => ({
  reviews: Array.from({ length: 6 }, (_, n) => ({
    text: `${said} ${n + 1}.`,
    rating: n % 2 ? 4 : 5,
    customer_name: 'Priya Nair',
    review_date: '2026-03-14',
  })),
  count: 1412,
  average_rating: 4.8,
});

/** Reviews of all profiles and of one. */
export const walkReviews: Readonly<Record<string, ReviewSummary>> = {
  'All Reviews': profile('Of all'),
  'Wharf Road': profile('Of Wharf Road'),
};
