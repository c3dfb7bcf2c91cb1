import { countOf, inSentence, listOf, numberText } from './english.ts';

// The English texts, one object per area. Australia's and the base of every other language: New
// Zealand's differences are in en-nz.ts. A text with values is a function.

/** Labels of form fields that bring none, by the type of field. */
export const fieldTypes = {
  text: 'Your answer',
  textarea: 'Your answer',
  email: 'Email Address',
  tel: 'Mobile Number',
  number: 'Number',
  currency: 'Amount',
  date: 'Date',
  datetime: 'Day and time',
  select: 'Your choice',
  radio: 'Your choice',
  checkbox: 'Yes',
  hidden: '',
  rego: 'Registration',
  odometer: 'Kilometres',
  address: 'Address',
  postcode: 'Postcode',
  state: 'State',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  dealership: 'Dealership',
  message: '',
};

/** Labels of well-known fields by name, and the messages for leaving them empty. */
export const namedFields = {
  name: { label: 'Full Name', required: 'Enter your full name.' },
  first_name: { label: 'First Name', required: 'Enter your first name.' },
  'middle name': { label: 'Middle Name' },
  middle_name: { label: 'Middle Name' },
  last_name: { label: 'Last Name', required: 'Enter your last name.' },
  phone: { label: 'Mobile Number', required: 'Enter your mobile number.' },
  email: { label: 'Email Address', required: 'Enter your email address.' },
  street: { label: 'Street' },
  suburb: { label: 'Suburb' },
  state: { label: 'State' },
  postcode: { label: 'Postcode' },
  dateOfBirth: { label: 'Date of Birth', required: 'Enter your date of birth.' },
  driverLicenceNumber: {
    label: 'Driver Licence Number',
    required: 'Enter your driver licence number.',
  },
  odometer_miles: {
    label: 'Odometer (miles)',
    required: 'Enter the odometer reading in miles.',
  },
  terms_agreed: { required: '*You must agree to the terms of use before submitting.' },
  privacy: { required: 'Please agree to the privacy statement to go on.' },
  scoreseeker: { required: 'Please agree to the credit score being looked up to go on.' },
  electronic_communication: { required: 'Please agree to electronic communication to go on.' },
};

/** Messages for required fields that are neither well-known nor have one of their own. */
export const requiredFields = {
  tick: 'Tick this box to go on.',
  answer: 'Please answer this question.',
  choose: (label: string) => `Choose the ${withoutArticle(label)}.`,
  enter: (label: string) => `Enter the ${withoutArticle(label)}.`,
};

const withoutArticle = (label: string): string => inSentence(label).replace(/^(?:the|your) /i, '');

/** Opening hours, as hints and messages have them. */
export const openingHours = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: (first: string, last: string) => `${first} to ${last}`,
  /** @param clock such as 07:30 */
  time: (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
    return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
  },
  hours: (days: string, from: string, to: string) => `${days} ${from} to ${to}`,
};

/** Messages for answers that a form does not accept. Each goes to the browser, too. */
export const checks = {
  required: 'Please answer this question.',
  dealershipRequired: '*Please select a dealership location',
  notText: 'Please answer this in words.',
  unreadable: 'Some characters here can’t be read. Please type it again.',
  tooLong: (characters: number) => `Use at most ${characters} characters.`,
  option: 'Choose one of the options.',
  /** By the type of field. */
  types: {
    email: 'Enter an email address in full, such as name@example.com.',
    number: 'Enter a number, such as 12.',
    currency: 'Enter an amount in dollars, such as 25,000.',
    date: 'Enter a day that exists, such as 27/03/2026.',
    datetime: 'Choose a day and a time.',
    rego: 'Check the plate: letters and numbers only, or the 17 characters of a VIN.',
    odometer: 'Enter the kilometres in figures, such as 85,000.',
    postcode: 'Enter a postcode of 4 digits.',
    year: 'Enter a year of 4 digits, such as 2019.',
  },
  phone: (example: string) =>
    `Enter a phone number with its area code, such as ${example}, or start with + and the country code.`,
  miles: 'Enter the miles in figures, such as 53,000.',
  licence: 'Enter your licence number as it is on the card: 4 to 12 letters and digits.',
  /** Bounds of a number; `kind` is one of `kinds`. */
  kinds: { currency: 'an amount', year: 'a year', number: 'a number' },
  atLeast: (kind: string, min: string) => `Enter ${kind} of at least ${min}.`,
  atMost: (kind: string, max: string) => `Enter ${kind} of at most ${max}.`,
  between: (kind: string, min: string, max: string) => `Enter ${kind} from ${min} to ${max}.`,
  yearOutOfRange: 'Enter a day that exists, with a year from 1900 to 2099.',
  dayAfter: (day: string) => `Choose a day no later than ${day}.`,
  dayBefore: (day: string) => `Enter a day from ${day} on.`,
  tooYoung: (age: number) => `You must be ${age} or older to apply.`,
  notPast: 'Enter a day in the past.',
  notFuture: 'Choose today or a later day.',
  timePast: 'That time has gone by. Please choose a later one.',
  timeSkipped:
    'Clocks go forward on that day and leave this time out. Please choose an hour later.',
  closed: (day: string) => `We’re closed on ${day}. Please choose another day.`,
  outOfHours: (hours: string) => `We take bookings ${hours}. Please choose another time.`,
  hours: openingHours,
};

/** Messages for posts that no browser sends for the form. */
export const submission = {
  unreadable: 'The form could not be read. Please send it again.',
  notATick: 'This must be ticked or not.',
  twice: 'This was sent twice.',
  unknown: 'This form has no such field.',
  notText: 'This must be text.',
  tooLong: 'This is too long.',
  characters: 'This has characters that can’t be read.',
};

/** Privacy notices beside the button that sends something. Inline HTML; values are escaped already. */
export const privacy = {
  policy: (path: string) => `See our <a href="${path}">privacy policy</a>.`,
  early: (dealer: string, details: string, purpose: string) =>
    `When you continue, ${dealer} receives ${details}, so we can ${purpose} and follow up if you don’t finish. Your answers on later steps are sent as you go.`,
  lender: (dealer: string) =>
    `When you send this application, your answers go to ${dealer} and to the lender, who decides on it.`,
  complete: (dealer: string, purpose: string) =>
    `${dealer} receives your answers and uses them to ${purpose}.`,
  /** Completes "so we can …" and "to …". */
  purposes: {
    'General Enquiry': 'answer your enquiry',
    'Finance Enquiry': 'help with your finance enquiry',
    'Sell My Car Enquiry': 'value your car',
    'Trade In Enquiry': 'value your car',
    'Valuation Enquiry': 'value your car',
    'Service Booking': 'arrange your service',
    'Parts Enquiry': 'find your part',
    'Test Drive Booking': 'arrange your test drive',
    'Team Member Enquiry': 'answer your enquiry',
    'Competition Enquiry': 'run the competition',
    'Vehicle Reservation': 'arrange your reservation',
    'LDV Van Enquiry': 'answer your enquiry',
    Review: 'read and publish your review',
    Survey: 'improve our service',
  },
  name: 'name',
  phone: 'phone number',
  email: 'email address',
  your: (detail: string) => `your ${detail}`,
  answersSoFar: 'your answers so far',
  otherAnswers: 'your other answers so far',
  list: (...details: string[]) => listOf(details),
};

/** Checkboxes that a site puts at the end of its forms. Inline HTML. */
export const agreements = {
  terms:
    'I agree to the <a href="/terms-and-conditions">terms of use</a> and the <a href="/privacy-policy">privacy policy</a>.',
  optIn: 'Send me news and offers by email or SMS. I can stop them at any time.',
};

/** Headings and buttons of forms that bring none. */
export const formDefaults = {
  heading: 'Submit an Enquiry',
  submit: 'Send enquiry',
};

/** Questions that several presets ask. */
export const questions = {
  fullName: 'Full Name',
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  phone: 'Mobile Number',
  email: 'Email Address',
  comments: 'Anything we should know?',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  registration: 'Registration',
  registrationOrVin: 'Registration or VIN',
  street: 'Street',
  suburb: 'Suburb',
  state: 'State',
  stateOfRegistration: 'State of registration',
  postcode: 'Postcode',
  yes: 'Yes',
  no: 'No',
};

/** Headings, buttons and questions of the ready-made forms. */
export const presets = {
  lead: { heading: 'Submit an Enquiry', submit: 'Send enquiry' },
  careers: {
    heading: 'Work with us',
    submit: 'Send application',
    position: 'Which job interests you?',
    comments: 'Tell us about yourself',
  },
  competition: { heading: 'Enter the competition', submit: 'Enter' },
  finance: {
    heading: 'Apply for finance',
    submit: 'Send my application',
    details: 'Your details',
    application: 'Your application',
    saved: 'Your details are saved for 14 days, so you can come back and finish.',
    dealership: 'Your preferred dealership',
    amount: 'How much would you like to borrow?',
    range: (min: number, max: number) =>
      `You can borrow from $${numberText(min)} up to $${numberText(max)}.`,
    firstNameRequired: 'Enter your first name.',
    dateOfBirth: 'Date of Birth',
    licence: 'Driver Licence Number',
    address: 'Your Current Address',
    privacy:
      'I have read the <a href="/privacy-policy">privacy policy</a> and agree that my details are passed to the lender to assess this application.',
    creditScore: 'I agree that my credit score is looked up. This does not change the score.',
    electronic: 'I agree to receive documents and notices about this application electronically.',
  },
  ldvVan: {
    heading: 'Ask about a van',
    submit: 'Send enquiry',
    business: 'Business name',
    model: 'Which van?',
    count: 'How many?',
    dealership: 'Your dealership',
    comments: 'What will it carry?',
  },
  parts: {
    heading: 'Ask for a part',
    submit: 'Send enquiry',
    dealership: 'Where would you like to pick it up?',
    vinHint: 'The VIN finds the right part most surely.',
    comments: 'Which parts do you need?',
  },
  review: {
    heading: 'Write a review',
    submit: 'Send review',
    rating: 'How many stars?',
    review: 'What should others know?',
  },
  serviceBooking: {
    heading: 'Book a service',
    submit: 'Request this booking',
    details: 'Your details',
    vehicle: 'Your vehicle',
    visit: 'Your visit',
    make: 'Your make',
    location: 'Your location',
    registration: 'Your registration',
    whichMake: 'Which make is your car?',
    whichLocation: (brand: string) => `Which ${brand} location is yours?`,
    incomplete: 'Please complete the form step before proceeding',
    interval: 'Service interval',
    complimentaryInterval: '3,000km or 3 months',
    intervals: [
      '10,000km or 6 months',
      '15,000km or 12 months',
      '30,000km or 24 months',
      '45,000km or 36 months',
      '60,000km or 48 months',
      'Not sure',
    ],
    type: 'Type of service',
    issue: 'What is wrong with the car?',
    issueHint: 'What you hear, see or smell, and when.',
    time: 'Preferred day and time',
    tyres: 'Quote me for new tyres, too',
    dealership: 'Where should we look after it?',
  },
  survey: {
    heading: 'How was your visit?',
    submit: 'Send answers',
    rating: 'How was it?',
    ratings: ['Very good', 'Good', 'Fair', 'Poor'],
    recommend: 'Would you recommend us to a friend?',
    comments: 'What could we do better?',
    nameHint: 'Only if you would like an answer.',
  },
  teamMember: {
    heading: (member: string) => `Write to ${member}`,
    headingTeam: 'Write to our team',
    submit: 'Send message',
    comments: 'Your message',
  },
  testDrive: {
    heading: 'Book a test drive',
    submit: 'Request a test drive',
    dealership: 'Where would you like to drive it?',
    time: 'When would you like to drive it?',
  },
  ownCar: {
    details: 'Your Details',
    vehicle: 'Your Vehicle',
    dealership: 'Your dealership',
    kilometres: 'Kilometres',
    plate: 'Number plate',
    price: 'What do you hope to get for it?',
    comments: 'Anything we should know about it?',
  },
  tradeIn: { heading: 'What is your car worth?', submit: 'Ask for an offer' },
  sellMyCar: { heading: 'Sell us your car', submit: 'Ask for an offer' },
  valuation: { heading: 'Value your car', submit: 'Value my car' },
  vehicleReservation: {
    heading: 'Reserve this car',
    submit: 'Reserve this car',
    dealership: 'Where would you like to see it?',
    time: 'When would you like to come?',
  },
};

/** The offer of a free ride while a car is looked after. */
export const freeRide = {
  near: 'You’re close by: we’ll drive you home for free while we work on your car.',
  anywhere: (km: number) =>
    `Free ride home within ${km} km while we work on your car. Ask us when you drop it off.`,
  tooFar: 'You’re a little too far away for this offer.',
  unknown: 'We couldn’t get your location. Ask us about this offer when we call.',
  check: 'Am I close enough?',
};

/** Texts of every form's screen, beside its questions. Each goes to the browser, too. */
export const form = {
  choose: 'Please choose',
  optional: 'Optional',
  kept: 'We have your answer. Leave this empty unless you want to change it.',
  error: 'Error:',
  notSent: 'This could not be sent',
  toFix: (count: number) =>
    `${['One thing', 'Two things', 'Three things', 'Four things', 'Five things'][count - 1] ?? `${count} things`} to fix before we go on`,
  fieldError: (label: string, error: string) => `${label}: ${error}`,
  continue: 'Continue',
  next: (step: string) => `Next: ${step}`,
  back: 'Back',
  steps: 'Steps of this form',
  step: (number: number) => `Step ${number}`,
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  done: 'Done:',
  moreSteps: 'More steps, depending on your answers',
  answersSoFar: 'Your answers so far',
  bookingSoFar: 'Your booking so far',
  applicationSoFar: 'Your application so far',
  answered: 'Answered',
  nothingEntered: 'Nothing entered',
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  sending: 'Sending…',
  trap: 'Leave this empty',
  confirmHint: 'One last thing: this tells us that you are a person. A number or a word will do.',
  /** The texts before, of and after the link to a saved form. */
  resume: [
    'Not now?',
    'Your own link to continue later',
    'leads back here for 14 days. Keep it to yourself.',
  ],
  serverFailed:
    'Something went wrong on our side. What you typed is still here. Please try again in a moment.',
  unreachable:
    'We could not be reached. What you typed is still here. Check your connection and try again.',
  browserFailed:
    'Something went wrong in your browser. What you typed is still here. Please try again, or call us.',
};

/** The subject of a form, above its questions, before the name of a car. */
export const formSubject = { ownCar: 'Your next car:', other: 'About:' };

/** The forms of a vehicle's page. */
export const vehicleForm = {
  heading: 'Enquire about this car',
  description: 'Ask us anything about it. We’ll call or email you with an answer.',
  soldHeading: 'Find me one like it',
  soldDescription:
    'This car has been sold. Leave your details, and we’ll let you know when one like it comes in.',
  comments: 'What would you like to know?',
};

/** The panel beside forms on finance pages. */
export const financePanel = {
  about: 'About finance',
  questions: 'Questions about finance?',
  askUs: 'Ask us about loans, repayments or trading in your car',
  free: 'Free, with no obligation',
  aboutApplying: 'About applying for finance',
  before: 'Before you start',
  range: (min: number, max: number) => `Borrow from $${numberText(min)} up to $${numberText(max)}`,
  saved: 'Your details are saved for 14 days, so you can come back and finish',
  needed: 'What you need',
  licence: 'Your driver licence',
  address: 'Your current address',
  minutes: 'About five minutes',
};

/** The panel beside service bookings. */
export const servicePanel = {
  about: 'More about service bookings',
  bookDirectly: 'Book directly with a dealership',
};

/** The panel beside forms about what follows, and the dealer's phone. */
export const nextSteps = {
  heading: 'What happens next',
  call: 'Rather talk?',
  usual: [
    'We’ll read your message.',
    'We’ll call or email you with an answer.',
    'There’s no obligation to buy.',
  ],
  careers: [
    'We’ll read your application.',
    'We’ll call or email you, whatever the answer.',
    'If it’s a match, we’ll arrange a time to meet.',
  ],
  service: [
    'We’ll check the workshop’s diary for your day.',
    'We’ll call to confirm the day and time.',
    'Your booking is final once we’ve confirmed it.',
  ],
  testDrive: [
    'We’ll check that the car is free.',
    'We’ll call to confirm the day and time.',
    'Bring your driver licence; we’ll have the car ready.',
  ],
  parts: [
    'We’ll find the part that fits your car.',
    'We’ll call or email you with the price and the day.',
    'Nothing is ordered until you say yes.',
  ],
  reservation: [
    'We’ll check that the car is still available.',
    'We’ll call to confirm the reservation.',
    'There’s no obligation to buy until you sign.',
  ],
  ownCar: [
    'We’ll compare your car with recent sales.',
    'We’ll call you with a price range.',
    'You’ll get a firm offer once we’ve seen the car.',
  ],
};

/** The question whether a visit may be measured. */
export const measurement = {
  heading: 'May we measure your visit?',
  text: 'It tells us which pages and forms help, never what you type. Everything works just as well without.',
  decline: 'Decline',
  accept: 'Accept',
  change: 'Measuring your visit: change your answer',
};

/** Names of a car's facts, in filters and on its page. */
export const carFacts = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  simple_body: 'Body',
  badge: 'Badge',
  tag: 'Label',
  carsales_account: 'Listed by',
  location_name: 'Yard',
  simple_fuel: 'Fuel',
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
  notCertified: 'Not in the programme',
  seats: (count: string | number) => `${count} ${String(count) === '1' ? 'seat' : 'seats'}`,
  km: (kilometres: number) => `${numberText(kilometres)} km`,
  photos: (count: number) => (count === 1 ? 'photo' : 'photos'),
  /** A value within a sentence: "hybrid", but "SUV". */
  inSentence,
};

/** A car in a list. */
export const carCard = {
  at: 'At',
  askUs: 'Ask us',
  forPrice: 'for the price',
  askingPrice: 'asking price',
  aWeek: 'a week*',
};

/** Lists of cars: the search, its results and its empty states. */
export const cars = {
  search: 'Search',
  closeSearch: 'Close the search',
  keywords: 'Keywords',
  keywordsExample: 'Make, colour, stock number',
  chosen: 'chosen',
  chosenCount: (count: number) => `${count} chosen`,
  clearAll: 'Clear all',
  chosenFilters: 'Chosen filters',
  remove: 'Remove',
  cars: (count: number) => (count === 1 ? 'car' : 'cars'),
  any: 'Any',
  from: 'From',
  to: 'To',
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
    'price:asc': 'Price, lowest first',
    'price:desc': 'Price, highest first',
    'year:desc': 'Year, newest first',
    'year:asc': 'Year, oldest first',
    'km:asc': 'Kilometres, fewest first',
    'km:desc': 'Kilometres, most first',
  },
  oneShown: (at: number, all: number) => `Car ${numberText(at)} of ${numberText(all)}`,
  shown: (from: number, to: number, all: number) =>
    `Cars ${numberText(from)} to ${numberText(to)} of ${numberText(all)}`,
  pages: 'Pages of cars',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  noPage: (page: number) => `There is no page ${page}.`,
  firstPage: 'See the first page',
  viewAll: 'View All Cars',
  none: 'No results found for your search at this time',
  removeFilter: 'Remove a filter to see more cars:',
  without: (filter: string) => `Search without “${filter}”`,
  /** The texts before and after the dealer's phone number. */
  callUs: ['Call us on', 'and we’ll help you find one.'],
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
  oftenAsked: 'Often asked for',
  oftenAskedLine: 'Often asked for:',
};

/** Labels of buttons that lead to a number of cars. */
export const showCars = {
  some: 'Show cars',
  count: (count: number) => `Show ${countOf(count, 'car', 'cars')}`,
};

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
  pause: 'Stop moving pictures',
  play: 'Let pictures move',
  position: (at: number, count: number) => `${at} of ${count}`,
};

/** The model range, and the versions, colours and features of a model. */
export const models = {
  kinds: 'Models by kind',
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
  noBrochure: 'There is no brochure at the moment.',
  brochureFailed: 'The brochure could not be opened. Please try again.',
  colour: 'Colour',
  previousColour: 'Previous colour',
  nextColour: 'Next colour',
  inColour: (model: string, colour: string) => `${model} in ${colour}`,
  kindsOfPaint: 'Kinds of paint',
  features: 'Features',
  previousFeature: 'Previous feature',
  nextFeature: 'Next feature',
};

/** Offers and their terms. */
export const offers = {
  byModel: 'Offers by model',
  none: 'There are no offers at the moment. Look again soon, or ask us.',
  noneLeft: 'None left',
  left: (count: number) => `${count} left`,
  lastDay: 'Last day',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  link: 'See this offer',
  offer: 'Offer',
  terms: 'Terms',
  of: (offer: string) => `of ${offer}`,
};

/** The dealer's places. */
export const places = {
  types: { sales: 'Sales', service: 'Service', parts: 'Parts' },
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
  whereToFind: (firstName: string) => `Where to find ${firstName}`,
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

/** Header and breadcrumbs of every page. */
export const page = {
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  pageOfList: (title: string, number: number) => `${title}, page ${number}`,
};

/** Pages in place of one that is missing or failed. */
export const errorPages = {
  home: 'Go to the home page',
  missing: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may no longer exist. Use the menu above to find what you’re looking for.',
  },
  missingCar: {
    title: 'This car is no longer here',
    text: 'It has been sold or taken off the site, or the address is mistyped.',
    stock: 'All cars in stock',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'Your visit is not lost: try again in a moment, or call us and we will help you straight away.',
  },
};

/** A vehicle's page. */
export const vehicle = {
  photosOf: (car: string) => `Photos of ${car}`,
  photos: 'Photos',
  noPhotos: 'Photos are on their way.',
  photoCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  photo: (number: number) => `Photo ${number}`,
  photoOf: (car: string, number: number) => `${car}, photo ${number}`,
  morePhotos: (number: number, more: string) => `Photo ${number}, ${more} more`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  closePhotos: 'Close the photos',
  sold: 'This car has been sold.',
  seeSimilar: 'See cars like it',
  findSimilar: 'Find me one like it',
  allStock: 'All cars in stock',
  askPrice: 'Ask us for the price',
  /** The texts before and after the weekly repayment. */
  weekly: ['or about', 'a week*'],
  seeHow: 'See how',
  enquire: 'Enquire about this car',
  testDrive: 'Book a test drive',
  tradeIn: 'Value my trade-in',
  stockNumber: (number: string) => `stock ${number}`,
  certified: 'In the maker’s approved used programme',
  seeItAt: (place: string) => `See it at ${place}`,
  keyFacts: 'Key facts',
  everythingElse: 'Everything else',
  dealerComments: 'What our dealer says',
  allDetails: 'All details',
  similar: 'Close to this one',
  everyBody: (body: string) => `Every ${inSentence(body)} in stock`,
  call: 'Call',
  enquireShort: 'Enquire',
  stock: 'Stock',
  whereItIs: 'Where it is',
};

/** Facts on a vehicle's page that are no filters, or have another name there. */
export const vehicleFacts = {
  built: 'Built',
  transmission: 'Transmission',
  where: 'Where',
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
    `*At ${rate}, ${total} in repayments in total, without a deposit and excluding fees.`,
  terms: (term: string, rate: string) =>
    `*Weekly figures are estimates over ${term} at ${rate}, without a deposit and excluding fees.`,
};

/** Thank-you pages, by the category of the form. Inline HTML; values are escaped already. */
export const success = {
  home: 'Return home',
  stock: 'Browse Stock',
  service: 'Service',
  parts: 'Search parts',
  general: {
    heading: 'Thank you',
    text: 'We’ve got your message and will be in touch soon.',
  },
  offerRejected: {
    heading: 'Thank you for letting us know',
    text: 'We’re sorry our offer was not the right one. If you change your mind or would like to talk about it, give us a call.',
  },
  valuation: {
    heading: 'Thank you for telling us about your car',
    text: 'We’ll review the details and get back to you soon.',
  },
  serviceBooking: {
    heading: 'Thank you for your booking request',
    text: 'Thanks, we’ve got your booking request. We’ll call you soon to confirm the day and time.',
    promise: 'A member of our service team will call or SMS you within 24-48 hours to confirm it.',
  },
  payment: {
    heading: 'Thank you for your payment',
    text: 'We’ve received it, and a receipt is on its way to you.',
  },
  reservation: {
    heading: 'Thank you for your deposit',
    text: 'The car is held for you. We’ll call you about the next steps.',
  },
  finance: {
    heading: 'Thank you for your finance enquiry',
    text: 'Our finance team will review your enquiry and call you soon.',
  },
  review: {
    heading: 'Thank you for your review',
    text: 'It helps others to choose, and us to do better.',
  },
  testDrive: {
    heading: 'Thank you for booking a test drive',
    text: 'We’ll call you to confirm the time.',
  },
  competition: {
    heading: 'Thanks for entering!',
    text: 'We’ll draw the winner and let everyone know.',
  },
  survey: { heading: 'Thank you for completing the survey', text: 'We read every answer.' },
  teamMember: {
    heading: 'Thank you for your message',
    text: (member: string) => `${member} will get back to you.`,
    ourTeam: 'Our team will get back to you.',
  },
  partsPayment: {
    heading: 'Thank you, we have received your order',
    text: 'We’ll pack it and let you know when it’s on its way.',
  },
  creditScore: { heading: 'Thank you', text: 'A member of our team will be in touch.' },
  careers: {
    heading: 'Thank you for your interest in working with us',
    text: 'We read every application and will get back to you, whatever we decide.',
  },
  testDriveStarts: 'Your test drive starts here.',
  changeInto: 'Cars to change into',
  lenderSilent:
    'Your application is saved. The lender did not answer just now, so one of our finance team will call you.',
  approved: 'You are approved.',
  approvedWhy: 'Your score is high enough for our lender.',
  yourScore: 'Your credit score',
  bands: { green: 'good', orange: 'fair', red: 'low' },
  currentValuation: 'Current valuation of your car',
  confirmValuation: 'We confirm it when we have seen the car.',
};

/** The finance calculator. Each goes to the browser, too. */
export const calculator = {
  name: 'Finance calculator',
  result: 'Estimated repayment',
  frequency: 'How often you pay',
  frequencies: {
    Weekly: 'Weekly',
    Fortnightly: 'Fortnightly',
    Monthly: 'Monthly',
    Yearly: 'Yearly',
  },
  /** As they follow an amount: "$166 a week". */
  periods: {
    Weekly: 'a week',
    Fortnightly: 'a fortnight',
    Monthly: 'a month',
    Yearly: 'a year',
  },
  amount: 'You borrow',
  amountField: 'Amount you borrow, in dollars',
  tooMuch: (max: string) => `The most you can borrow is ${max}.`,
  term: 'Paid back over',
  years: (years: string) => `${years} ${years === '1' ? 'year' : 'years'}`,
  rate: 'Interest rate',
  perYear: 'p.a.',
  car: 'The car',
  interest: 'Interest',
  total: (total: string, term: string) => `${total} in repayments over ${term}, excluding fees.`,
  totalWithInterest: (total: string, term: string, interest: string) =>
    `${total} in repayments over ${term}, ${interest} of it interest, excluding fees.`,
  announcement: (payment: string, period: string, total: string, term: string) =>
    `${payment} ${period}, ${total} in repayments over ${term}, excluding fees`,
  terms: (rate: string, term: string, amount: string) =>
    `Estimate only, at ${rate} p.a. over ${term} on ${amount} borrowed.`,
  compare: 'Compare terms',
  compared: (amount: string, rate: string) => `${amount} at ${rate} p.a.`,
  termColumn: 'Term',
  repaymentColumn: (period: string) => `Repayment ${period}`,
  totalColumn: 'Repayments in total',
};

/** The search for dealerships and its map. Each goes to the browser, too. */
export const dealershipSearch = {
  label: 'Suburb, town or dealership',
  labelNoPlaces: 'Dealership or town',
  search: 'Search',
  clear: 'Clear',
  lookingFor: 'Looking for',
  everything: 'Everything',
  useMyPosition: 'Use my position',
  yourPosition: 'Your position',
  noPosition: 'We couldn’t get your location. Type your suburb or town instead.',
  noPositionNoPlaces:
    'We couldn’t get your location. Type the name of a dealership or its town instead.',
  places: 'Places',
  dealerships: 'Dealerships',
  placeCount: (count: number) => countOf(count, 'place', 'places'),
  count: (count: number) => countOf(count, 'dealership', 'dealerships'),
  suggestions: (...counts: string[]) => `${counts.join(' and ')}. Use the arrow keys to choose.`,
  noSuggestion: (text: string) => `No place or dealership has “${text}” in its name.`,
  noSuggestionNoPlaces: (text: string) => `No dealership has “${text}” in its name.`,
  inNetwork: (dealerships: string) => `${dealerships} in the network.`,
  start: 'Type where you are, and the nearest ones are listed here.',
  startNoPlaces: 'Type a name or a town to find one.',
  retry: 'Try another spelling, a larger town near you, or part of a dealership’s name.',
  retryNoPlaces: 'Try another spelling, or part of a dealership’s name or town.',
  noneWithin: (km: number, place: string) => `No dealership within ${km} km of ${place}`,
  within: (dealerships: string, km: number, place: string) =>
    `${dealerships} within ${km} km of ${place}`,
  near: (dealerships: string, place: string) => `${dealerships} near ${place}`,
  forText: (dealerships: string, text: string) => `${dealerships} for “${text}”`,
  nothing: (text: string) => `Nothing found for “${text}”`,
  /** The texts around the names of other places. */
  didYouMean: ['Or did you mean', '?'],
  allWithin: 'All within',
  km: (km: string | number) => `${km} km`,
  lessThan1Km: 'less than 1 km',
  show: 'Show',
  onlyNearest: 'Only the nearest',
  visitWebsite: 'Visit website',
  of: (dealership: string) => `of ${dealership}`,
  all: (dealerships: string) => `All ${dealerships}`,
  elsewhere: 'Elsewhere',
  map: 'Map: arrow keys move it',
  mapSources: 'Map:',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all again',
};

/** Answers to posts of forms: refusals, failures and resumed forms. */
export const formAnswers = {
  /** A wait that is never shorter than the seconds: "40 seconds", "3 minutes". */
  wait: (seconds: number) => {
    if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
    return `${Math.ceil(seconds / 60)} minutes`;
  },
  tooMany: (wait: string) => `That was a little fast. Please wait ${wait} and send it again.`,
  tooManyOrCall: (wait: string, phone: string) =>
    `That was a little fast. Please wait ${wait} and send it again, or call us on ${phone}.`,
  waitTitle: 'One moment, please',
  refusedTitle: 'This could not be sent',
  goBack: 'What you typed is most often still there when you go back with your browser.',
  openAgain: 'Open the page again',
  otherSite: 'This form belongs to another site.',
  noForm: 'There is no such form on this page.',
  tooLong: 'The form is too long.',
  file: 'This must not be a file.',
  notSaved:
    'We could not save this just now. What you typed is still here: please try again in a moment, or call us.',
  applicationNotSaved: 'An error occurred',
  sentBefore: 'This was sent before with other answers. Please reload the page and send it again.',
  notPerson: 'Please confirm that you are a person, then send the form once more.',
  wrongAnswer: 'That answer isn’t right. Please try this question instead.',
  lenderErrors: 'The lender can’t accept these answers yet:',
  linkExpired:
    'This link no longer leads to saved details: they are kept for 14 days, and deleted once they are sent. Please start again.',
  linkUnavailable:
    'Your saved details cannot be looked up just now. Please open the link again in a moment.',
  welcomeBack: 'Welcome back. This is where you left off.',
};

/** The question that people answer where no script runs. Its answer is taken in figures too. */
export const confirmation = {
  question: (first: string, second: string) => `What is ${first} plus ${second}?`,
  /** From zero to eighteen. */
  numbers: [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    'eighteen',
  ],
};

/** The page that leads from a form to another website. */
export const sendOn = {
  title: (host: string) => `On to ${host}`,
  heading: (host: string) => `You are being taken to ${host}`,
  /** The texts before and of the link. */
  link: ['If nothing happens,', 'go on there'],
};

/** The page for a failure of the error page itself. */
export const lastResort = {
  title: 'Something went wrong',
  text: 'Something went wrong on our side. Please try again in a moment.',
};
