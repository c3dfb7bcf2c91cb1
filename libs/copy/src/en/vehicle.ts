import { countOf, dayText, inSentence, monthText, numberText } from '../english.ts';

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
  features: 'Features',
  allFeatures: (count: number) => `All ${count} features`,
  dealerComments: 'What our dealer says',
  dimensions: 'Dimensions',
  dimensionsAndTowing: 'Dimensions and towing',
  allDetails: 'All details',
  included: 'What’s in this price',
  reduced: (amount: string, before: string, day: string) =>
    `Reduced by ${amount} on ${dayText(day)}, was ${before}`,
  inspected: (checks: number, day: string) => `${checks}-point inspection on ${dayText(day)}`,
  hold: (deposit: string) => `Hold for ${deposit}`,
  onHold:
    'Someone has reserved this car. Leave your details and we’ll call you if it’s free again.',
  askNext: 'Ask to be next',
  similar: 'Similar cars',
  everyBody: (body: string) => `Every ${inSentence(body)} in stock`,
  call: 'Call',
  enquireShort: 'Enquire',
  stock: 'Stock',
  whereItIs: 'Where it is',
  whoToAsk: 'Who to ask',
};

/** Reports about a vehicle, as documents. */
export const vehicleDocuments = {
  inspection: 'Inspection report',
  inspectionOf: (checks: number) => `Inspection report, ${countOf(checks, 'point', 'points')}`,
  inspectedOn: (day: string) => `Inspected on ${dayText(day)}`,
  history: 'History check',
  checkedOn: (day: string) => `Checked on ${dayText(day)}`,
  open: 'Open the full report',
};

/** Facts on a vehicle's page that are no filters, or have another name there. */
export const vehicleFacts = {
  built: 'Built',
  year: 'Year',
  uses: 'Uses',
  range: 'Range',
  tows: 'Tows',
  warranty: 'Warranty',
  owners: 'Previous owners',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  wheelbase: 'Wheelbase',
  groundClearance: 'Ground clearance',
  boot: 'Boot',
  kerbMass: 'Kerb mass',
  payload: 'Payload',
  towingBraked: 'Towing, braked',
  towingUnbraked: 'Towing, unbraked',
  transmission: 'Transmission',
  bodyStyle: 'Body style',
  engine: 'Engine',
  drive: 'Drive',
  doors: 'Doors',
  colour: 'Colour',
  interior: 'Interior',
  rego: 'Registration',
  vin: 'VIN',
};

/** Values of a vehicle's facts with their units. */
export const vehicleValues = {
  month: monthText,
  fuelUse: (litres: number) => `${litres} L/100 km`,
  energyUse: (kilowattHours: number) => `${kilowattHours} kWh/100 km`,
  km: (kilometres: number) => `${numberText(kilometres)} km`,
  kg: (kilograms: number) => `${numberText(kilograms)} kg`,
  mm: (millimetres: number) => `${numberText(millimetres)} mm`,
  litres: (litres: number) => `${numberText(litres)} L`,
  braked: (kilograms: number) => `${numberText(kilograms)} kg braked`,
  until: (day: string) => `To ${monthText(day)}`,
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
