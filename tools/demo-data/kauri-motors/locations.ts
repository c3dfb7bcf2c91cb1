import type { Brand, DealerLocation } from '@forecourt/block-schemas';
import { newZealandHolidays, onSaturdays, onWeekdays } from '../opening-hours.ts';
import { placeUrl } from '../place-url.ts';

const holidays = newZealandHolidays('08:00', 'Auckland');

/** Three yards in the Waikato. */
export const locations: DealerLocation[] = [
  {
    id: 'ohaupo',
    name: 'Ōhaupō',
    visible: true,
    primary: true,
    address: {
      street: '41 Pirongia Road',
      city: 'Ōhaupō',
      state: 'Waikato',
      postcode: '3803',
      place_url: placeUrl(-37.9179, 175.3056),
      lat: -37.9179,
      long: 175.3056,
    },
    contact_detail: { phone: '07 555 0168' },
    location_type: ['sales', 'service', 'parts'],
    manufacturers: ['Corrin', 'Ostara', 'Halden'],
    openingHours: [
      onWeekdays('sales', '08:00', '17:30'),
      onSaturdays('sales', '09:00', '14:00'),
      onWeekdays('service', '08:00', '16:30'),
      onWeekdays('parts', '08:00', '17:00'),
    ],
    holidays,
    bookings: [{ text: 'Book a WOF', href: '/service#booking' }],
  },
  {
    id: 'kawhia',
    name: 'Kāwhia',
    visible: true,
    primary: false,
    address: {
      street: '12 Jervois Street',
      city: 'Kāwhia',
      state: 'Waikato',
      postcode: '3889',
      place_url: placeUrl(-38.0661, 174.8203),
      lat: -38.0661,
      long: 174.8203,
    },
    contact_detail: { phone: '07 555 0169' },
    location_type: ['sales', 'parts'],
    manufacturers: ['Corrin', 'Ostara'],
    openingHours: [
      onWeekdays('sales', '09:00', '17:00'),
      onSaturdays('sales', '09:00', '14:00'),
      onWeekdays('parts', '09:00', '17:00'),
    ],
    holidays,
    bookings: [{ text: 'Book a test drive', href: '/book-test-drive' }],
  },
  {
    id: 'putaruru',
    name: 'Putāruru',
    visible: true,
    primary: false,
    address: {
      street: '88 Arapuni Street',
      city: 'Putāruru',
      state: 'Waikato',
      postcode: '3411',
      place_url: placeUrl(-38.0497, 175.7798),
      lat: -38.0497,
      long: 175.7798,
    },
    contact_detail: { phone: '07 555 0170' },
    location_type: ['sales', 'service'],
    manufacturers: ['Halden', 'Ostara', 'Corrin'],
    openingHours: [
      onWeekdays('sales', '08:00', '17:00'),
      onSaturdays('sales', '09:00', '12:00'),
      onWeekdays('service', '08:00', '16:30'),
    ],
    holidays,
    bookings: [{ text: 'Book a WOF', href: '/service#booking' }],
  },
];

/** The three makes that are sold new. */
export const brands: Brand[] = [
  {
    id: '13',
    slug: 'corrin',
    name: 'Corrin',
    make: 'Corrin',
    logo: { url: '/assets/brands/corrin.svg' },
    url: '/models/drover',
    websites: [
      { id: '7313', name: 'Waikato Corrin', url: 'https://waikato-corrin.example' },
      {
        id: '7390',
        name: 'Kauri Used Cars',
        url: 'https://used.kauri-motors.example',
        used_cars: true,
      },
    ],
  },
  {
    id: '11',
    slug: 'ostara',
    name: 'Ostara',
    make: 'Ostara',
    logo: { url: '/assets/brands/ostara.svg' },
    url: '/models/tern',
    websites: [{ id: '7311', name: 'Waikato Ostara', url: 'https://waikato-ostara.example' }],
  },
  {
    id: '12',
    slug: 'halden',
    name: 'Halden',
    make: 'Halden',
    logo: { url: '/assets/brands/halden.svg' },
    url: '/new-cars',
  },
];
