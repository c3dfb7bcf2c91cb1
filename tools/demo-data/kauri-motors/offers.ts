import type { Offer } from '@forecourt/block-schemas';
import type { CountNew } from '../tenant-data.ts';
import { carImage, model } from '../offer-parts.ts';

/** Offers in the order of the page; `count` tells how many cars are left. */
export const offers = (count: CountNew): Offer[] => [
  {
    id: 'drover-outback-farm',
    model: model('Drover', 'drover'),
    manufacturer: 'Corrin',
    heading: 'Drover Outback, ready for the farm',
    figure: '$3,000 off',
    condition: 'Off a $69,990 car: $66,990, GST and on-roads in',
    price: 66_990,
    description: 'With a tub liner, tow bar and canvas seat covers fitted in our own workshop.',
    disclaimer: 'New Drover Outback at $69,990 on our yards, in solid paint and without a pack.',
    image: carImage('ute', 'milk', 'A white Corrin Drover'),
    href: '/models/drover',
    stock_left: count('Corrin', 'Drover', 'Outback', { price: 69_990 }),
  },
  {
    id: 'tern-rate',
    model: model('Tern', 'tern'),
    manufacturer: 'Ostara',
    heading: 'Tern finance over three years',
    figure: '4.9% p.a.',
    condition: '30% deposit, establishment fee $295, $37,962 in repayments, fee included',
    description: 'On a Tern at $49,990 that is $243 a week for three years.',
    disclaimer:
      'Lending criteria apply. We must be sure that the loan suits you before we offer it.',
    image: carImage('suv', 'forest-green', 'A green Ostara Tern'),
    href: '/models/tern',
    stock_left: count('Ostara', 'Tern', ''),
  },
  {
    id: 'wren-socket',
    model: model('Wren', 'wren'),
    manufacturer: 'Ostara',
    heading: 'A proper socket for your Wren',
    figure: '$0',
    condition: 'For a 16-amp socket in the shed, fitted by Tama’s uncle the electrician',
    image: carImage('hatch-closed', 'kowhai', 'A yellow Ostara Wren'),
    href: '/models/wren',
  },
  {
    id: 'meridian-tourer-rails',
    model: model('Meridian Tourer', 'meridian-tourer'),
    manufacturer: 'Halden',
    heading: 'Kayak bars with the Tourer',
    figure: '$690',
    condition: 'Worth of roof bars, fitted in Putāruru',
    image: carImage('wagon', 'forest-green', 'A green Halden Meridian Tourer'),
    href: '/models/meridian-tourer',
  },
  {
    id: 'muster-march',
    model: model('Muster', 'muster'),
    manufacturer: 'Corrin',
    heading: 'Muster in March',
    condition: 'No price yet; first come, first driven',
    image: carImage('suv-upright', 'toetoe', 'A sand-coloured Corrin Muster'),
    href: '/models/muster#list',
    linkText: 'Tell me when',
  },
  {
    id: 'used-year',
    heading: 'WOF, servicing and roadside',
    figure: '1 year',
    condition: 'On every used car over $15,000',
    description:
      'One service and one WOF at Ōhaupō or Putāruru within twelve months, roadside for the same year. It goes with the car if you sell it.',
    image: carImage('hatch-closed', 'pohutukawa', 'A red Ostara Wren'),
    href: '/service',
  },
  {
    id: 'gravel-tyres',
    heading: 'Gravel tyres',
    figure: '$289',
    condition: 'Each, ten-ply, fitted and balanced, for four or more',
    image: { url: '/assets/close-ups/drover-wheel.webp', alt: 'The front wheel of a green ute' },
    href: '/vehicle-parts-and-accessories',
  },
];

/** What everybody should know, whatever the model. */
export const promotions: Offer[] = [
  {
    id: 'farm-round',
    heading: 'Rua’s farm round',
    description:
      'Tuesdays and Fridays within 25 km of Putāruru: utes, quads and the car that will not start.',
    image: { url: '/assets/scenes/back-road.webp', alt: 'A country road under tall trees' },
    href: '/service',
    linkText: 'Service and WOF',
  },
  {
    id: 'second-look',
    heading: 'Buying from somebody else?',
    figure: '$90',
    condition: 'For an hour on our hoist and an honest list',
    image: { url: '/assets/scenes/workshop.webp', alt: 'A yellow hatch on a hoist' },
    href: '/service',
    linkText: 'Book Hēmi',
  },
  {
    id: 'christmas-jug',
    heading: 'Christmas at the yard',
    condition: 'The second Friday of December from 4 pm, Ōhaupō',
    description: 'Sausages, a raffle for a set of tyres, and Santa on the tractor. Nau mai.',
    image: {
      url: '/assets/scenes/garage.webp',
      alt: 'A weatherboard garage with a green roof, three cars in front',
    },
    href: '/contact',
    linkText: 'Find us',
  },
];
