import type { Brand, DealerLocation } from '@forecourt/block-schemas';
import { onSaturdays, onWeekdays, victorianHolidays } from '../opening-hours.ts';
import { placeUrl } from '../place-url.ts';

const holidays = victorianHolidays;

const sundays: NonNullable<DealerLocation['openingHours']>[number] = {
  department: 'sales',
  days: ['Sun'],
  from: '11:00',
  to: '16:00',
};

/** Two yards; the workshop is in Footscray. */
export const locations: DealerLocation[] = [
  {
    id: 'footscray',
    name: 'Footscray',
    visible: true,
    primary: true,
    address: {
      street: '9 Ironbark Lane',
      city: 'Footscray',
      state: 'VIC',
      postcode: '3011',
      place_url: placeUrl(-37.7992, 144.8994),
      lat: -37.7992,
      long: 144.8994,
    },
    contact_detail: { phone: '(03) 5550 0187' },
    location_type: ['sales', 'service'],
    openingHours: [
      onWeekdays('sales', '09:00', '19:00'),
      onSaturdays('sales', '09:00', '17:00'),
      sundays,
      onWeekdays('service', '07:30', '17:00'),
    ],
    holidays,
    bookings: [{ text: 'Book a roadworthy', href: '/service#booking' }],
  },
  {
    id: 'north-geelong',
    name: 'North Geelong',
    visible: true,
    primary: false,
    address: {
      street: '140 Cowie Quay Road',
      city: 'North Geelong',
      state: 'VIC',
      postcode: '3215',
      place_url: placeUrl(-38.1115, 144.3497),
      lat: -38.1115,
      long: 144.3497,
    },
    contact_detail: { phone: '(03) 5550 0188' },
    location_type: ['sales'],
    openingHours: [onWeekdays('sales', '09:00', '18:00'), onSaturdays('sales', '09:00', '17:00')],
    holidays,
    bookings: [{ text: 'Book a test drive', href: '/book-test-drive' }],
  },
];

const brand = (id: string, slug: string, name: string): Brand => ({
  id,
  slug,
  name,
  make: name,
  logo: { url: `/assets/brands/${slug}.svg` },
  url: '/cars',
});

/** Makes that are usually in stock. */
export const brands: Brand[] = [
  brand('11', 'ostara', 'Ostara'),
  brand('12', 'halden', 'Halden'),
  brand('13', 'corrin', 'Corrin'),
  brand('16', 'teviot', 'Teviot'),
];
