import type { Offer } from '@forecourt/block-schemas';
import { carImage } from '../offer-parts.ts';

/** Offers on cars that have been here too long, and what comes with every car. */
export const offers = (): Offer[] => [
  {
    id: 'price-drops',
    heading: 'Here too long? The price comes down.',
    figure: '$500 or more',
    condition: 'Off every car marked “Price drop”',
    description:
      'We’d rather move a car than polish it. The old price and the date of the drop are on the car’s page.',
    image: carImage('ute', 'harbour-red', 'A red Corrin Drover'),
    href: '/cars?tag=Price+drop',
    linkText: 'See the price drops',
  },
  {
    id: 'roadworthy-included',
    heading: 'Roadworthy and six months’ rego',
    figure: '$0',
    condition: 'With every car we sell',
    description: 'Done in our own workshop before we hand the car over.',
    image: carImage('hatch', 'harbour-red', 'A red Ostara Plover'),
    href: '/how-we-check',
    linkText: 'What we check',
  },
  {
    id: 'trade-plus',
    heading: '$1,000 over our figure',
    figure: '$1,000',
    condition: 'For your trade-in, with any car above $25,000',
    description: 'Bring both keys and the log book. The figure is written before you choose a car.',
    disclaimer: 'One trade-in per purchase. Not with a price reduced in the last seven days.',
    image: carImage('suv', 'silver-gull', 'A silver Ostara Tern'),
    href: '/sell-your-car',
  },
  {
    id: 'tow-pack',
    heading: 'Tow bar and brake controller',
    figure: '$990',
    condition: 'Fitted, on any Drover or Boundary you buy here',
    image: carImage('ute', 'wharf-grey', 'A grey Corrin Drover'),
    href: '/service',
  },
  {
    id: 'battery-report',
    heading: 'Battery report in writing',
    figure: '$0',
    condition: 'With every hybrid and electric car',
    description: 'Capacity left, measured in front of you, on the workshop’s letterhead.',
    image: carImage('sedan', 'lighthouse-white', 'A white Halden Meridian'),
    href: '/how-we-check',
  },
];

export const promotions: Offer[] = [
  {
    id: 'after-work',
    heading: 'Open until seven on weeknights',
    condition: 'Footscray, Monday to Friday',
    description: 'The festoon lights are on. Bring a torch if you don’t trust them.',
    image: { url: '/assets/scenes/yard.webp', alt: 'Four cars in front of the office at night' },
    href: '/contact',
    linkText: 'Find us',
  },
  {
    id: 'second-opinion',
    heading: 'Buying from somebody else?',
    figure: '$145',
    condition: 'For an hour on our hoist and the list',
    image: { url: '/assets/scenes/workshop.webp', alt: 'A white SUV on the hoist in the workshop' },
    href: '/service',
    linkText: 'Book Mick',
  },
];
