import { countOf, inSentence, numberText, pluralOf, withUnit } from '../english.ts';

/** Names of a car's facts, in filters and on its page. */
export const carFacts = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  simple_body: 'Body',
  badge: 'Badge',
  tag: 'Highlights',
  carsales_account: 'Listed by',
  location_name: 'Location',
  simple_fuel: 'Fuel',
  simple_transmission: 'Transmission',
  simple_colour: 'Colour',
  status: 'Availability',
  seats: 'Seats',
  certified: 'Approved used',
  year: 'Year',
  km: 'Kilometres',
  price: 'Price',
};

/** Values of a car's facts. */
export const carValues = {
  certified: 'Approved used',
  notCertified: 'Other cars',
  seats: (count: string | number) => `${count} ${String(count) === '1' ? 'seat' : 'seats'}`,
  km: (kilometres: number) => withUnit(kilometres, 'km'),
  transmissions: { automatic: 'Automatic', manual: 'Manual' },
  colours: {
    white: 'White',
    silver: 'Silver',
    grey: 'Grey',
    black: 'Black',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    brown: 'Brown',
    beige: 'Beige',
    gold: 'Gold',
    yellow: 'Yellow',
    orange: 'Orange',
    purple: 'Purple',
    pink: 'Pink',
  },
  photosComing: 'Photos coming soon',
  photos: (count: number) => (count === 1 ? 'photo' : 'photos'),
  /** A value within a sentence: "hybrid", but "SUV". */
  inSentence,
};

/** A car in a list. */
export const carCard = {
  at: 'At',
  askUs: 'Ask us',
  sold: 'This car has been sold.',
  forPrice: 'for the price',
  askingPrice: 'asking price',
  aWeek: 'a week*',
};

/** Lists of cars: the search, its results and its empty states. */
export const cars = {
  search: 'Search',
  closeSearch: 'Close search',
  keywords: 'Keywords',
  keywordsExample: 'Make, colour, stock no.',
  chosen: 'chosen',
  chosenCount: (count: number) => `${count} chosen`,
  clearAll: 'Clear all',
  chosenFilters: 'Chosen filters',
  remove: 'Remove',
  cars: (count: number) => (count === 1 ? 'car' : 'cars'),
  /** Body types as the noun of a count: "1 SUV", "12 hatches". */
  bodies: (body: string, count: number) =>
    count === 1 ? inSentence(body) : pluralOf(inSentence(body)),
  /** Parts of the heading that states a search: "hybrid SUVs under $40,000, from 2019, at Northpoint". */
  fromTo: (low: string, high: string) => `from ${low} to ${high}`,
  atLeast: (low: string) => `from ${low}`,
  atMost: (high: string) => `under ${high}`,
  newest: (year: string) => `up to ${year}`,
  exactly: {
    price: (price: string) => `at ${price}`,
    km: (km: string) => `with ${km}`,
    year: (year: string) => `from ${year} only`,
  },
  at: (location: string) => `at ${location}`,
  near: (place: string) => `near ${place}`,
  /** Title of a search that has no words for its filters. */
  results: 'Search results',
  /** Distance of a car's location from a place that the visitor names. */
  place: 'Suburb or town',
  withinLabel: 'Within',
  distance: (km: number) => withUnit(Math.max(1, Math.round(km)), 'km'),
  within: (km: number, place: string) => `Within ${withUnit(km, 'km')} of ${place}`,
  distancesFrom: (place: string) => `Distances are in a straight line from ${place}.`,
  unknownPostcode: (postcode: string, example: string | undefined) =>
    `We can’t search near the postcode ${postcode}. Type a suburb or town instead${example === undefined ? '' : `, such as ${example}`}. These are the cars at all our locations.`,
  unknownPlace: (place: string) =>
    `We couldn’t find “${place}”. Check the spelling, or try a larger town nearby. These are the cars at all our locations.`,
  any: 'Any',
  from: 'From',
  to: 'To',
  /** Names of a slider's handles. */
  lowest: (fact: string) => `Lowest ${fact.toLowerCase()}`,
  highest: (fact: string) => `Highest ${fact.toLowerCase()}`,
  inStock: (range: string) => `In stock: ${range}`,
  noneMatches: 'No cars match your other filters.',
  or: (...values: string[]) => values.join(' or '),
  between: (low: string, high: string) => `${low} to ${high}`,
  yearFrom: (year: string) => `${year} or newer`,
  yearTo: (year: string) => `${year} or older`,
  above: (low: string) => `From ${low}`,
  below: (high: string) => `Up to ${high}`,
  sortBy: 'Sort by',
  sort: 'Sort',
  sorts: {
    'created_at_timestamp:desc': 'Newest arrivals',
    'created_at_timestamp:asc': 'Longest in stock',
    'price:asc': 'Lowest price',
    'price:desc': 'Highest price',
    'year:desc': 'Newest year',
    'year:asc': 'Oldest year',
    'km:asc': 'Fewest kilometres',
    'km:desc': 'Most kilometres',
  },
  oneShown: (at: number, all: number) => `Car ${numberText(at)} of ${numberText(all)}`,
  shown: (from: number, to: number, all: number) =>
    `Cars ${numberText(from)} to ${numberText(to)} of ${numberText(all)}`,
  progress: (to: number, all: number) => `${numberText(to)} of ${numberText(all)} cars`,
  progressFrom: (from: number, to: number, all: number) =>
    `Cars ${numberText(from)} to ${numberText(to)} of ${numberText(all)}`,
  showMore: (count: number) => `Show ${numberText(count)} more`,
  showEarlier: 'Show earlier cars',
  jumpTo: 'Jump to',
  jump: (from: number, to: number) => `Cars ${numberText(from)} to ${numberText(to)}`,
  pages: 'Pages of cars',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  noPage: (page: number) => `There’s no page ${page}.`,
  firstPage: 'See the first page',
  viewAll: 'View All Cars',
  none: 'No results found for your search at this time',
  removeFilter: 'Remove a filter to see more cars:',
  /** In place of the number in the heading of a search: "No hybrid SUVs under $20,000". */
  noSuch: 'No',
  /** If no car is found without one of the filters: above searches with one of them, or alone. */
  searchMore: 'Removing one filter isn’t enough. You could look at:',
  removeFilters: 'Removing one filter isn’t enough.',
  withoutAny: 'Search without any filter',
  searchWithin: (km: number, place: string) => `Search within ${withUnit(km, 'km')} of ${place}`,
  without: (filter: string) => `Search without “${filter}”`,
  /** Number of cars that a relaxed search finds. */
  gives: (count: number) => countOf(count, 'car', 'cars'),
  nearest: (value: string) => `the closest: ${value}`,
  /** The texts before and after the dealer's phone number. */
  callUs: ['Call us on', 'and we’ll help you find one.'],
  matching: (keywords: string) => `matching ${keywords}`,
  quoted: (...words: string[]) => {
    const all = words.map((word) => `“${word}”`);
    return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' or ');
  },
  dropped: (words: string) => `No matches for ${words}.`,
  droppedFor: (words: string, used: string) =>
    `No matches for ${words}; showing results for “${used}”.`,
};

/** The short search that leads to the list of cars. */
export const carFinder = {
  heading: 'Find a car',
  all: 'All',
  any: (label: string) => `Any ${label.toLowerCase()}`,
  priceUpTo: 'Price up to',
  anyPrice: 'Any price',
  oftenAsked: 'Popular searches',
  oftenAskedLine: 'Popular searches:',
};
