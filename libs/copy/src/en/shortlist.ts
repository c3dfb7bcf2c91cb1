import { countOf } from '../english.ts';

/** Pages of saved and compared cars. */
export const shortlist = {
  saveCar: (car: string) => `Save ${car}`,
  savedBar: 'Saved cars',
  shortlist: {
    title: 'Saved cars',
    heading: (count: number) => countOf(count, 'saved car', 'saved cars'),
    none: 'No cars saved yet',
    how: 'Tap the heart on a car to save it here. Saved cars stay on this device, and you don’t need an account.',
  },
  compare: {
    title: 'Compare cars',
    heading: (count: number) => `Compare ${countOf(count, 'car', 'cars')}`,
    none: 'No cars to compare yet',
    how: 'Save two to four cars with the heart, then choose Compare.',
  },
  /** For a browser without JavaScript, where hearts are hidden. */
  howUnscripted:
    'Saving and comparing cars needs JavaScript, which is off in your browser. Everything else works: search our cars, email yourself a car from its page, or send us an enquiry.',
  browse: 'See all cars in stock',
  /** On a comparison of one car. */
  addAnother: 'Save another car with the heart to see the two side by side.',
  compareThese: (count: number, all: number) =>
    count < all
      ? `Compare ${count} of these`
      : `Compare ${count === 2 ? 'both' : `these ${count}`}`,
  gone: (count: number) =>
    count === 1
      ? 'One of these cars is no longer listed; it may have been sold.'
      : `${count} of these cars are no longer listed; they may have been sold.`,
  allGone: {
    heading: (count: number) =>
      count === 1 ? 'This car is no longer listed' : 'These cars are no longer listed',
    why: (count: number) => (count === 1 ? 'It may have been sold.' : 'They may have been sold.'),
  },
  leftOut: (max: number, count: number) =>
    `This page has room for ${max} cars, so ${count === 1 ? 'one is' : `${count} are`} left out.`,
  goneHelp: 'Call us, and we’ll look for one like it.',
  goneAsk: 'Ask us below, and we’ll look for one like it.',
  removeCar: (car: string) => `Remove ${car}`,
  remove: 'Remove',
  differencesOnly: 'Show differences only',
  differs: 'Different',
  notListed: 'Not listed',
  /** In place of a fact that a car cannot have. */
  notApplicable: '–',
  none: 'None',
  available: 'Available',
  weekly: 'A week*',
  comparisonRate: 'Comparison rate*',
  interestRate: 'Interest rate*',
  inAll: 'Repayments*',
  yes: 'Yes',
  stockNumber: 'Stock number',
  share: 'Copy link',
  recent: 'Recently viewed',
  searches: 'Saved searches',
  saveSearch: 'Save this search',
  saveSearchHow: 'It stays on this device, under your saved cars.',
  ask: 'Ask about these cars',
  askOne: 'Ask about this car',
  askHow: 'Tell us what you’d like to know, and we’ll answer for each car.',
  askHowOne: 'Tell us what you’d like to know, and we’ll find out.',
};
