import { inSentence } from '../english.ts';

/** A vehicle's page. */
export const vehicle = {
  photosOf: (car: string) => `Photos of ${car}`,
  photos: 'Photos',
  noPhotos: 'Photos coming soon.',
  photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  photo: (number: number) => `Photo ${number}`,
  photoOf: (car: string, number: number) => `${car}, photo ${number}`,
  morePhotos: (number: number, more: string) => `Photo ${number}, ${more} more`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  closePhotos: 'Close photos',
  sold: 'This car has been sold.',
  seeSimilar: 'See cars like it',
  findSimilar: 'Find one like it',
  allStock: 'All cars in stock',
  askPrice: 'Ask us for the price',
  /** The texts before and after the weekly repayment. */
  weekly: ['or about', 'a week*'],
  seeHow: 'See how',
  enquire: 'Enquire about this car',
  testDrive: 'Book a test drive',
  tradeIn: 'Value my trade-in',
  stockNumber: (number: string) => `stock ${number}`,
  certified: 'Manufacturer-approved used car',
  seeItAt: (place: string) => `See it at ${place}`,
  keyFacts: 'Key facts',
  everythingElse: 'More details',
  dealerComments: 'What our dealer says',
  allDetails: 'All details',
  similar: 'Similar cars',
  everyBody: (body: string) => `Every ${inSentence(body)} in stock`,
  call: 'Call',
  enquireShort: 'Enquire',
  stock: 'Stock',
  whereItIs: 'Where it is',
};

/** Facts on a vehicle's page that are no filters, or have another name there. */
export const vehicleFacts = {
  built: 'Year',
  transmission: 'Transmission',
  where: 'Location',
  stockNumber: 'Stock number',
  bodyStyle: 'Body style',
  engine: 'Engine',
  drive: 'Drive',
  doors: 'Doors',
  colour: 'Colour',
  interior: 'Interior',
  rego: 'Registration',
  vin: 'VIN',
  yes: 'Yes',
};

/** Weekly repayments of a car and their terms. */
export const weeklyRepayments = {
  heading: 'What it costs a week',
  forTerm: (term: string) => `a week for ${term}`,
  car: 'The car',
  interest: 'Interest',
  askFinance: 'Ask about finance',
  rate: (rate: string) => `${rate} p.a.`,
  rateCompared: (rate: string, comparison: string) =>
    `${rate} p.a. (comparison rate ${comparison} p.a.)`,
  fee: (fee: string) => `An establishment fee of ${fee} applies.`,
  notAnOffer: 'This is an estimate, not an offer of finance.',
  total: (rate: string, total: string) =>
    `*At ${rate}, repayments total ${total}, without a deposit and excluding fees.`,
  terms: (term: string, rate: string) =>
    `*Weekly figures are estimates over ${term} at ${rate}, without a deposit and excluding fees.`,
};
