import { countOf, dayText, listOf, numberText } from '../english.ts';

/** Rows that scroll sideways: cards, pictures, photos. */
export const carousel = {
  cards: 'Cards',
  swipe: 'Swipe for more',
  previousCards: 'Previous cards',
  nextCards: 'Next cards',
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pause: 'Pause pictures',
  play: 'Play pictures',
  position: (at: number, count: number) => `${at} of ${count}`,
};

/** The model range, and the versions, colours and features of a model. */
export const models = {
  kinds: 'Models by body type',
  models: 'Models',
  quote: 'Get a quote',
  from: 'from',
  comingSoon: 'Coming soon',
  colours: (count: number) => (count === 1 ? 'One colour' : `${count} colours`),
  versions: 'Versions',
  versionsOf: (model: string) => `Versions of the ${model}`,
  previousVersions: 'Previous versions',
  nextVersions: 'More versions',
  priceRange: (from: string, to: string) => `${from} to ${to}`,
  more: 'View more',
  less: 'View less',
  featuresOf: (version: string) => `features of ${version}`,
  brochure: (model: string) => `${model} brochure (PDF)`,
  noBrochure: 'There’s no brochure at the moment.',
  brochureFailed: 'We couldn’t open the brochure. Please try again.',
  colour: 'Colour',
  previousColour: 'Previous colour',
  nextColour: 'Next colour',
  inColour: (model: string, colour: string) => `${model} in ${colour}`,
  kindsOfPaint: 'Paint types',
  compare: 'Compare versions',
  specifications: 'Specifications',
  priceFrom: 'Price from',
  energyPerYear: 'Fuel or charging a year',
  roadUsePerYear: 'Road user charges a year',
  servicePerYear: 'Servicing a year',
  unknown: 'Not known',
  energyPrices: {
    petrol: (price: string) => `petrol at ${price} a litre`,
    diesel: (price: string) => `diesel at ${price} a litre`,
    electricity: (price: string) => `electricity at ${price} a kilowatt hour`,
    roadUse: (price: string) => `road user charges at ${price} per 1,000 km`,
  },
  costAssumptions: (km: string, ...prices: readonly string[]) =>
    `Running costs are estimates for ${km} km a year${prices.length > 0 ? `, with ${listOf(prices)}` : ''}. Yours depend on how and where you drive.`,
  onThisPage: 'On this page',
  /** Labels of links to the parts of a model's page, by the type of block. */
  sections: {
    modelFeatures: 'Features',
    modelVariants: 'Versions',
    modelColors: 'Colours',
    offers: 'Offers',
    financeCalculator: 'Repayments',
    faq: 'Questions',
    cars: 'In stock',
  },
  features: 'Features',
  previousFeature: 'Previous feature',
  nextFeature: 'Next feature',
};

/** Offers and their terms. */
export const offers = {
  byModel: 'Offers by model',
  aWeek: 'a week',
  none: 'There are no offers at the moment.',
  checkBack: 'Check back soon.',
  /** Ahead of a phone number. */
  checkBackOrCall: 'Check back soon, or call us on',
  left: (count: number) => `${count} left`,
  lastDay: 'Last day',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  endsOn: (day: string) => `Ends ${dayText(day)}`,
  link: 'See this offer',
  offer: 'Offer',
  terms: 'Terms',
  of: (offer: string) => `of ${offer}`,
};

/** The dealer's locations. */
export const locations = {
  types: { sales: 'Sales', service: 'Service', parts: 'Parts' },
  call: 'Call',
  directions: 'Directions',
  to: (place: string) => `to ${place}`,
};

/** Brands and their websites. */
export const brands = {
  visitWebsite: 'Visit Website',
  visitUsedStock: 'Visit Used Stock',
  close: 'Close',
};

/** Reviews and ratings. */
export const reviews = {
  stars: (rating: number) => `${rating} out of 5 stars`,
  outOf5: 'out of 5',
  count: (count: number) => countOf(count, 'review', 'reviews'),
  from: (count: number) => `from ${countOf(count, 'review', 'reviews')}`,
  byStars: (count: number) => `${numberText(count)} reviews by stars`,
  star: (stars: number) => (stars === 1 ? 'star' : 'stars'),
};

/** The dealer's people. */
export const staff = {
  teams: 'Teams',
  call: (phone: string) => `Call ${phone}`,
  message: 'Send a message',
  readMore: 'Read more',
  readLess: 'Read less',
  whereToFind: (name: string) => `Where to find ${name}`,
};

/** Text blocks and media. */
export const content = {
  table: 'Table',
  ticked: 'Ticked:',
  video: 'Video',
  captions: 'English',
  watchOn: (service: string) => `Watch on ${service}`,
  seeOn: (service: string) => `See it on ${service}`,
};
