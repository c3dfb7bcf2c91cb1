import { nearDayText, numberText, sentence, weekdayText, withUnit } from '../english.ts';

/** The subject of a form, above its questions. */
export const formSubject = {
  /** Before the name of a car. */
  ownCar: 'Your next car:',
  other: 'About:',
  /** After the name of a car. */
  sold: 'has been sold.',
  reserved: 'is reserved for someone else at the moment.',
};

/** A loan that another page or a form carries. */
export const carriedLoan = {
  /**
   * An amount with what belongs to its loan: "$20,280, with a deposit of $1,000, over 5 years".
   * @param deposit as text, '' without one; undefined if it is unknown
   */
  words: (amount: string, deposit?: string, term?: string): string =>
    [
      amount,
      ...(deposit === undefined
        ? []
        : [deposit === '' ? 'without a deposit' : `with a deposit of ${deposit}`]),
      ...(term === undefined ? [] : [`over ${term}`]),
    ].join(', '),
};

/** The forms of a vehicle's page. */
export const vehicleForm = {
  heading: 'Enquire about this car',
  description: 'Ask us anything about it. We’ll call or email you with an answer.',
  soldHeading: 'Find one like it',
  soldDescription:
    'This car has been sold. Leave your details, and we’ll let you know when one like it comes in.',
  comments: 'What would you like to know?',
  soldComments: 'What are you looking for?',
  /** Label in the dealer's mail. */
  estimate: 'Repayment estimate',
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
  saved: 'Save your link to the form, and your details are saved for 14 days',
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

/** The offer of a free ride while a car is looked after. */
export const freeRide = {
  near: 'You’re close by: we’ll drive you home for free while we work on your car.',
  anywhere: (km: number) =>
    `Free ride home within ${withUnit(km, 'km')} while we work on your car. Ask us when you drop it off.`,
  tooFar: 'You’re a little too far away for this offer.',
  unknown: 'We couldn’t get your location. Ask us about this offer when we call.',
  check: 'Am I close enough?',
};

/** Words for small numbers. */
const few = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const amountOf = (amount: number): string => few[amount - 1] ?? String(amount);

const within = {
  minutes: (amount: number) =>
    `within ${amount === 1 ? 'a minute' : `${amountOf(amount)} minutes`}`,
  hours: (amount: number) => `within ${amount === 1 ? 'an hour' : `${amountOf(amount)} hours`}`,
};

/** The time within which a dealer replies, from its settings. */
export const replyTime = {
  /** Of sites whose service team promises to call or SMS. */
  callback: 'within 24 to 48 hours',
  minutes: (amount: number) => `${within.minutes(amount)} during opening hours`,
  hours: (amount: number) => `${within.hours(amount)} during opening hours`,
  'business-days': (amount: number) =>
    `within ${amountOf(amount)} business ${amount === 1 ? 'day' : 'days'}`,
  /** Before a requested visit, which is sooner than the usual reply. */
  beforeVisit: 'beforehand',
  /** While the dealer is open for as long. */
  open: within,
  /** While the dealer is closed, or about to close. @param inDays days from today to that day */
  by: (time: string, day: string, inDays: number) => {
    if (inDays === 0) return `by ${time} today`;
    if (inDays === 1) return `by ${time} tomorrow`;
    return `by ${time} on ${inDays < 7 ? weekdayText(day) : nearDayText(day)}`;
  },
};

/**
 * The panel beside forms about what follows, and the dealer's phone. The steps take the time within
 * which the dealer replies, such as "within one business day".
 */
export const nextSteps = {
  heading: 'What happens next',
  call: 'Rather talk?',
  usual: (within?: string) => [
    'We’ll read your message.',
    sentence('We’ll call or email you', within, 'with an answer.'),
    'There’s no obligation to buy.',
  ],
  /** For forms without a field for a message. */
  request: (within?: string) => [
    'We’ll look at your request.',
    sentence('We’ll call or email you', within, 'with an answer.'),
    'There’s no obligation to buy.',
  ],
  careers: (within?: string) => [
    'We’ll read your application.',
    sentence('We’ll call or email you', within && `${within},`, 'either way.'),
    'If it’s a match, we’ll arrange a time to meet.',
  ],
  service: (within?: string) => [
    'We’ll check the workshop diary for your day.',
    sentence('We’ll call', within, 'to confirm the day and time.'),
    'Your booking is final once we’ve confirmed it.',
  ],
  testDrive: (within?: string) => [
    'We’ll check the car is available.',
    sentence('We’ll call', within, 'to confirm the day and time.'),
    'Bring your driver licence. We’ll have the car ready.',
  ],
  parts: (within?: string) => [
    'We’ll find the part that fits your car.',
    sentence('We’ll call or email you', within, 'with the price and when it’ll be ready.'),
    'Nothing is ordered until you say yes.',
  ],
  reservation: (within?: string) => [
    'We’ll check the car is still available.',
    sentence('We’ll call', within, 'to confirm the reservation.'),
    'There’s no obligation to buy until you sign.',
  ],
  ownCar: (within?: string) => [
    'We’ll compare your car with recent sales.',
    sentence('We’ll call you', within, 'with a price range.'),
    'You’ll get a firm offer once we’ve seen the car.',
  ],
  finance: (within?: string) => [
    'Our finance team will read your enquiry.',
    sentence('They’ll call you', within, 'about the amount, the term and the lender.'),
    'Nothing is signed until you say yes.',
  ],
};
