import type { Brand, DealerLocation } from '@forecourt/block-schemas';
import { newZealandHolidays, onSaturdays, onWeekdays } from '../opening-hours.ts';
import { placeUrl } from '../place-url.ts';

const holidaysOf = (place: 'Auckland' | 'Otago') => newZealandHolidays('09:00', place);

/** A showroom in each island; the workshop is in Grafton. */
export const locations: DealerLocation[] = [
  {
    id: 'grafton',
    name: 'Grafton',
    visible: true,
    primary: true,
    address: {
      street: '18 Carlaw Rise',
      city: 'Grafton',
      state: 'Auckland',
      postcode: '1010',
      place_url: placeUrl(-36.8601, 174.7692),
      lat: -36.8601,
      long: 174.7692,
    },
    contact_detail: { phone: '09 555 0114' },
    location_type: ['sales', 'service', 'parts'],
    manufacturers: ['Aldine'],
    openingHours: [
      onWeekdays('sales', '08:30', '17:30'),
      onSaturdays('sales', '10:00', '15:00'),
      onWeekdays('service', '07:30', '17:00'),
      onWeekdays('parts', '08:00', '17:00'),
    ],
    holidays: holidaysOf('Auckland'),
    bookings: [{ text: 'Book a service', href: '/service#booking' }],
  },
  {
    id: 'queenstown',
    name: 'Queenstown',
    visible: true,
    primary: false,
    address: {
      street: '5 Remarkables Court',
      city: 'Frankton',
      state: 'Otago',
      postcode: '9300',
      place_url: placeUrl(-45.0185, 168.7356),
      lat: -45.0185,
      long: 168.7356,
    },
    contact_detail: { phone: '03 555 0115' },
    location_type: ['sales'],
    manufacturers: ['Aldine'],
    openingHours: [onWeekdays('sales', '09:00', '17:00'), onSaturdays('sales', '10:00', '14:00')],
    holidays: holidaysOf('Otago'),
    bookings: [{ text: 'Arrange a drive', href: '/book-test-drive' }],
  },
];

/** The make that is imported. */
export const brands: Brand[] = [
  {
    id: '21',
    slug: 'aldine',
    name: 'Aldine',
    make: 'Aldine',
    logo: { url: '/assets/brands/aldine.svg' },
    url: '/new-cars',
  },
];
