import type { Offer } from '@forecourt/block-schemas';
import { carImage, model } from '../offer-parts.ts';
import type { CountNew } from '../tenant-data.ts';

/** A few, and no countdowns. */
export const offers = (count: CountNew): Offer[] => [
  {
    id: 'quarto-charger',
    model: model('Quarto', 'quarto'),
    manufacturer: 'Aldine',
    heading: 'A Quarto, and the charger at home',
    figure: '$0',
    condition: 'For a 7 kW charger and a standard installation',
    description: 'Our electrician looks at your switchboard before you order.',
    disclaimer:
      'Up to 15 metres of cable in the Auckland and Queenstown areas. On new cars in stock.',
    image: carImage('suv-closed', 'oyster', 'An oyster-coloured Aldine Quarto'),
    href: '/models/quarto',
    stock_left: count('Aldine', 'Quarto'),
  },
  {
    id: 'octavo-care',
    model: model('Octavo', 'octavo'),
    manufacturer: 'Aldine',
    heading: 'Five years of servicing with an Octavo',
    figure: '5 years',
    condition: 'Or 75,000 km, whichever comes first',
    description: 'Collected from your door and brought back the same day.',
    image: carImage('sedan-closed', 'night-tide', 'A black Aldine Octavo'),
    href: '/models/octavo',
    stock_left: count('Aldine', 'Octavo'),
  },
  {
    id: 'estate-tyres',
    model: model('Octavo Estate', 'octavo-estate'),
    manufacturer: 'Aldine',
    heading: 'Winter tyres with the Estate',
    figure: '$3,900',
    condition: 'Worth of winter tyres on their own wheels, stored by us in summer',
    image: carImage('wagon-closed', 'mangrove', 'A dark green Aldine Octavo Estate'),
    href: '/models/octavo-estate',
  },
  {
    id: 'folio-weekend',
    model: model('Folio', 'folio'),
    manufacturer: 'Aldine',
    heading: 'A Folio for the weekend',
    figure: '48 hours',
    condition: 'From Friday afternoon, with a full battery',
    image: carImage('hatch-closed', 'sandstone', 'A sand-coloured Aldine Folio'),
    href: '/book-test-drive',
    linkText: 'Choose a weekend',
  },
  {
    id: 'approved-cover',
    heading: 'Two years’ cover on approved cars',
    figure: '2 years',
    condition: 'Unlimited kilometres, from the day you collect it',
    image: carImage('suv-closed', 'mangrove', 'A dark green Aldine Quarto'),
    href: '/cars',
  },
];

export const promotions: Offer[] = [
  {
    id: 'evening-in-grafton',
    heading: 'An evening in Grafton',
    condition: 'The first Thursday of the month, from 6 pm',
    description: 'The range, a string quartet and somebody from the factory to argue with.',
    image: {
      url: '/assets/scenes/showroom.webp',
      alt: 'A black sedan and a pale SUV in a showroom of glass',
    },
    href: '/contact',
    linkText: 'Find us',
  },
];
