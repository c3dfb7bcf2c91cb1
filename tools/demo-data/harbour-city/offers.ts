import type { Offer } from '@forecourt/block-schemas';
import type { CountNew } from '../tenant-data.ts';
import { carImage, model } from '../offer-parts.ts';

/**
 * Offers in the order of the page. `count` tells how many cars are left, so that no offer promises
 * more than stands on the yard.
 */
export const offers = (count: CountNew): Offer[] => [
  {
    id: 'tern-touring-rate',
    model: model('Tern', 'tern'),
    manufacturer: 'Ostara',
    heading: 'Tern Touring on three-year finance',
    figure: '2.9% p.a.',
    condition: 'Three years, 20% deposit',
    price: 48_490,
    loan: { annualRate: 2.9, comparisonRate: 3.47, years: 3, depositPercent: 20 },
    description: 'On new Tern Touring in stock at our three yards, to approved private buyers.',
    disclaimer:
      'Comparison rate for a secured loan of $30,000 over five years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. Not with any other offer.',
    image: carImage('suv', 'harbour-red', 'A red Ostara Tern'),
    href: '/models/tern',
  },
  {
    id: 'drover-outback-tow',
    model: model('Drover', 'drover'),
    manufacturer: 'Corrin',
    heading: 'Drover Outback with a tow pack',
    figure: '$2,500 off',
    condition: 'Off the window price of $66,490 drive away, before any trade-in',
    price: 63_990,
    description:
      'A tow bar, brake controller and tub liner, fitted at Saltpan Road before you collect it.',
    disclaimer:
      'New Drover Outback at $66,490 in stock at Saltpan Road, in solid paint and without a pack. Fitting takes one day; we lend you a car for it.',
    image: carImage('ute', 'sandbank', 'A sand-coloured Corrin Drover ute'),
    href: '/models/drover',
    stock_left: count('Corrin', 'Drover', 'Outback', { price: 66_490 }),
  },
  {
    id: 'wren-servicing',
    model: model('Wren', 'wren'),
    manufacturer: 'Ostara',
    heading: 'Servicing included on every Wren',
    figure: '5 years',
    condition: 'Or 75,000 km, whichever comes first',
    description:
      'Every service in the book at any of our workshops. It moves to the next owner if you sell the car.',
    disclaimer:
      'For a Wren City or Wren Dash bought new from us. Tyres, glass and accident repairs are not part of it.',
    image: carImage('hatch-closed', 'lighthouse-white', 'A white Ostara Wren hatch'),
    href: '/models/wren',
  },
  {
    id: 'tern-runout',
    model: model('Tern', 'tern'),
    manufacturer: 'Ostara',
    heading: 'Run-out 2025 Terns',
    figure: '6% off',
    condition: 'Off the list price, already taken off on the window; paint included',
    description:
      'The same car as the 2026 one, built before Christmas. When they’re gone, they’re gone.',
    image: carImage('suv', 'deep-channel', 'A blue Ostara Tern'),
    href: '/models/tern',
    stock_left: count('Ostara', 'Tern', undefined, { year: 2025 }),
  },
  {
    id: 'egret-wallbox',
    model: model('Egret', 'egret'),
    manufacturer: 'Ostara',
    heading: 'A wallbox with your Egret',
    figure: '$1,490',
    condition: 'Worth of wallbox, supplied and fitted by our electrician',
    description:
      'Standard fitting within ten metres of your switchboard, on a new Egret Long Range. The network’s charger rebate pays for it, and runs for three years.',
    image: carImage('suv-closed', 'bluegum', 'A grey-green Ostara Egret'),
    href: '/models/egret',
    ends_on: '2029-06-30',
  },
  {
    id: 'meridian-weekend',
    model: model('Meridian', 'meridian'),
    manufacturer: 'Halden',
    heading: 'Meridian S, on Saturdays',
    figure: '$51,990',
    condition: 'Drive away, private buyers, metallic paint included',
    price: 51_990,
    description:
      'Every Saturday at Northpoint, with the service manager’s own Meridian beside it so that you can see what 214,000 km look like.',
    image: carImage('sedan', 'night-tide', 'A black Halden Meridian sedan'),
    href: '/models/meridian',
  },
  {
    id: 'muster-recovery',
    model: model('Muster', 'muster'),
    manufacturer: 'Corrin',
    heading: 'Recovery kit with every Muster',
    figure: '$1,100',
    condition: 'Worth of boards, straps and shackles, rated and boxed',
    description: 'And an hour behind the depot with someone who has used them.',
    image: carImage('suv-upright', 'sandbank', 'A sand-coloured Corrin Muster'),
    href: '/models/muster',
  },
  {
    id: 'carter-abn',
    model: model('Carter', 'carter'),
    manufacturer: 'Teviot',
    heading: 'Carter, ready for work',
    figure: '$45,700',
    condition: 'Drive away, with an ABN',
    description: 'Ply-lined, with a spare van for a day if the racking is late.',
    image: carImage('van', 'lighthouse-white', 'A white Teviot Carter van'),
    href: '/models/carter',
    stock_left: count('Teviot', 'Carter', ''),
  },
  {
    id: 'jetty-list',
    model: model('Jetty', 'jetty'),
    manufacturer: 'Marlo',
    heading: 'First to hear about the Jetty',
    condition: 'No price yet, and nothing to pay',
    description: 'Leave your name at Ferry Bay. We’ll ring people in the order they signed up.',
    image: carImage('hatch', 'spinnaker', 'A yellow Marlo Jetty'),
    href: '/models/jetty#list',
    linkText: 'Put me on the list',
  },
  {
    id: 'four-tyres',
    heading: 'Four tyres for the price of three',
    figure: '4 for 3',
    condition: 'Any size we stock, fitted, balanced and aligned',
    description: 'At all three workshops, in an hour, with a coffee.',
    image: { url: '/assets/close-ups/tern-wheel.webp', alt: 'A wheel close up' },
    href: '/vehicle-parts-and-accessories',
  },
  {
    id: 'trade-in-bonus',
    heading: 'More for yours',
    figure: '$1,000',
    condition: 'On top of our written figure, when you trade in against any used car over $20,000',
    description:
      'The written figure comes first and holds for seven days with or without the bonus.',
    image: { url: '/assets/scenes/yard.webp', alt: 'Cars in the yard at Northpoint' },
    href: '/sell-your-car',
    linkText: 'Value my car',
  },
];

/** What the group tells everybody, whatever the model. */
export const promotions: Offer[] = [
  {
    id: 'early-start',
    heading: 'In before work',
    description:
      'The Northpoint workshop opens at 7:30 am. Leave the key, take the shuttle, and collect the car by 4:30 pm.',
    image: { url: '/assets/scenes/workshop.webp', alt: 'The workshop at Northpoint' },
    href: '/service',
    linkText: 'Service',
  },
  {
    id: 'ferry-bay-charging',
    heading: 'Charge at Ferry Bay',
    figure: '28 minutes',
    condition: 'From 20 to 80 per cent on a Wren Dash, while the workshop is open',
    description: 'For anyone, whatever the badge. Customers of the group charge at cost.',
    image: carImage('hatch-closed', 'signal-orange', 'An orange Wren'),
    href: '/contact',
    linkText: 'Find Ferry Bay',
  },
  {
    id: 'buying-now',
    heading: 'We’re short of small cars',
    description:
      'Hatches under 80,000 km, any make. A written figure in twenty minutes, the money the same day.',
    image: carImage('hatch', 'silver-gull', 'A silver hatch from behind', 'rear'),
    href: '/sell-your-car',
    linkText: 'Sell us your car',
  },
  {
    id: 'open-day',
    heading: 'Open workshop, every first Saturday',
    condition: '10 am to 2 pm at Saltpan Road',
    description: 'See a battery pack from the inside, and Ruby change a wheel in ninety seconds.',
    href: '/careers',
    linkText: 'Careers',
  },
];
