import type { Brand, DealerLocation } from '@forecourt/block-schemas';
import { newSouthWalesHolidays, onSaturdays, onWeekdays } from '../opening-hours.ts';

const maps = 'https://www.openstreetmap.org';
const place = (lat: number, long: number) =>
  `${maps}/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`;

const holidays: NonNullable<DealerLocation['holidays']> = [
  { day: '12-24', name: 'Christmas Eve', from: '08:30', to: '13:00' },
  { day: '12-31', name: 'New Year’s Eve', from: '08:30', to: '15:00' },
  ...newSouthWalesHolidays,
];

/** Three yards, a trade counter with a door of its own, and a storage yard that nobody should visit. */
export const locations: DealerLocation[] = [
  {
    id: 'northpoint',
    name: 'Northpoint',
    visible: true,
    primary: true,
    address: {
      street: '18 Wharf Street',
      city: 'Northpoint',
      state: 'NSW',
      postcode: '2060',
      place_url: place(-33.8412, 151.2094),
      lat: -33.8412,
      long: 151.2094,
    },
    contact_detail: { phone: '(02) 5550 0142' },
    location_type: ['sales', 'service'],
    manufacturers: ['Ostara', 'Halden', 'Solenne'],
    openingHours: [
      onWeekdays('sales', '08:00', '18:00'),
      onSaturdays('sales', '08:30', '17:00'),
      onWeekdays('service', '07:30', '16:30'),
    ],
    holidays,
    bookings: [{ text: 'Book a service', href: '/service#booking' }],
  },
  {
    id: 'saltpan-road',
    name: 'Saltpan Road',
    visible: true,
    primary: true,
    address: {
      street: '204 Saltpan Road',
      city: 'Saltpan',
      state: 'NSW',
      postcode: '2039',
      place_url: place(-33.8698, 151.2237),
      lat: -33.8698,
      long: 151.2237,
    },
    contact_detail: { phone: '(02) 5550 0143' },
    location_type: ['sales', 'service', 'parts'],
    manufacturers: ['Corrin', 'Teviot', 'Ostara'],
    openingHours: [
      onWeekdays('sales', '08:00', '18:00'),
      onSaturdays('sales', '08:30', '17:00'),
      onWeekdays('service', '07:30', '16:30'),
      onWeekdays('parts', '07:30', '17:00'),
      onSaturdays('parts', '08:30', '12:00'),
    ],
    holidays,
    bookings: [{ text: 'Book a service', href: '/service#booking' }],
  },
  {
    id: 'ferry-bay',
    name: 'Ferry Bay',
    visible: true,
    primary: true,
    address: {
      street: '7 Ferry Parade',
      city: 'Ferry Bay',
      state: 'NSW',
      postcode: '2041',
      place_url: place(-33.8634, 151.1842),
      lat: -33.8634,
      long: 151.1842,
    },
    contact_detail: { phone: '(02) 5550 0144' },
    location_type: ['sales', 'service'],
    manufacturers: ['Ostara', 'Marlo'],
    openingHours: [
      onWeekdays('sales', '08:00', '17:30'),
      onSaturdays('sales', '08:30', '17:00'),
      onWeekdays('service', '07:30', '16:30'),
    ],
    holidays,
    bookings: [{ text: 'Book a service', href: '/service#booking' }],
  },
  {
    id: 'trade-counter',
    name: 'Trade counter',
    visible: true,
    primary: false,
    address: {
      street: '206 Saltpan Road, around the back',
      city: 'Saltpan',
      state: 'NSW',
      postcode: '2039',
      place_url: place(-33.8702, 151.2243),
      lat: -33.8702,
      long: 151.2243,
    },
    contact_detail: { phone: '(02) 5550 0145' },
    location_type: ['parts'],
    manufacturers: ['Ostara', 'Halden', 'Corrin', 'Solenne', 'Marlo', 'Teviot'],
    openingHours: [onWeekdays('parts', '07:00', '16:30')],
    holidays: holidays.filter(({ from }) => from === undefined),
  },
  {
    id: 'storage-yard',
    name: 'Storage yard',
    visible: false,
    primary: false,
    address: { street: 'Lot 9, Brickpit Lane', city: 'Saltpan', state: 'NSW', postcode: '2039' },
    location_type: ['sales'],
  },
];

const site = (host: string) => `https://${host}.example`;
const logo = (make: string) => ({ url: `/assets/brands/${make.toLowerCase()}.svg` });

/** The six makes, with the sites of the group that sell them; Solenne has none of its own. */
export const brands: Brand[] = [
  {
    id: '11',
    slug: 'ostara',
    name: 'Ostara',
    make: 'Ostara',
    logo: logo('Ostara'),
    url: '/new-cars',
    websites: [
      { id: '4111', name: 'Northpoint Ostara', url: site('northpoint-ostara') },
      { id: '4112', name: 'Ferry Bay Electric', url: site('ferry-bay-electric') },
      {
        id: '4190',
        name: 'Harbour City Used Cars',
        url: site('used.harbour-city'),
        used_cars: true,
      },
    ],
  },
  {
    id: '12',
    slug: 'halden',
    name: 'Halden',
    make: 'Halden',
    logo: logo('Halden'),
    url: '/new-cars',
    websites: [
      { id: '4121', name: 'Northpoint Halden', url: site('northpoint-halden') },
      {
        id: '4190',
        name: 'Harbour City Used Cars',
        url: site('used.harbour-city'),
        used_cars: true,
      },
    ],
  },
  {
    id: '13',
    slug: 'corrin',
    name: 'Corrin',
    make: 'Corrin',
    logo: logo('Corrin'),
    url: '/models/drover',
    websites: [
      { id: '4131', name: 'Saltpan Road Corrin', url: site('saltpan-corrin') },
      { id: '4132', name: 'Harbour City Fleet', url: site('fleet.harbour-city') },
    ],
  },
  {
    id: '14',
    slug: 'solenne',
    name: 'Solenne',
    make: 'Solenne',
    logo: logo('Solenne'),
    url: '/new-cars',
  },
  {
    id: '15',
    slug: 'marlo',
    name: 'Marlo',
    make: 'Marlo',
    logo: logo('Marlo'),
    url: '/new-cars',
    websites: [{ id: '4151', name: 'Marlo at Ferry Bay', url: site('ferry-bay-marlo') }],
  },
  {
    id: '16',
    slug: 'teviot',
    name: 'Teviot',
    make: 'Teviot',
    logo: logo('Teviot'),
    url: '/fleet',
    websites: [{ id: '4161', name: 'Saltpan Road Vans', url: site('saltpan-vans') }],
  },
];
