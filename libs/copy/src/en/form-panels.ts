import { numberText } from '../english.ts';

/** The subject of a form, above its questions, before the name of a car. */
export const formSubject = { ownCar: 'Your next car:', other: 'About:' };

/** The forms of a vehicle's page. */
export const vehicleForm = {
  heading: 'Enquire about this car',
  description: 'Ask us anything about it. We’ll call or email you with an answer.',
  soldHeading: 'Find one like it',
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

/** The offer of a free ride while a car is looked after. */
export const freeRide = {
  near: 'You’re close by: we’ll drive you home for free while we work on your car.',
  anywhere: (km: number) =>
    `Free ride home within ${km} km while we work on your car. Ask us when you drop it off.`,
  tooFar: 'You’re a little too far away for this offer.',
  unknown: 'We couldn’t get your location. Ask us about this offer when we call.',
  check: 'Am I close enough?',
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
    'We’ll call or email you either way.',
    'If it’s a match, we’ll arrange a time to meet.',
  ],
  service: [
    'We’ll check the workshop diary for your day.',
    'We’ll call to confirm the day and time.',
    'Your booking is final once we’ve confirmed it.',
  ],
  testDrive: [
    'We’ll check the car is available.',
    'We’ll call to confirm the day and time.',
    'Bring your driver licence. We’ll have the car ready.',
  ],
  parts: [
    'We’ll find the part that fits your car.',
    'We’ll call or email you with the price and when it’ll be ready.',
    'Nothing is ordered until you say yes.',
  ],
  reservation: [
    'We’ll check the car is still available.',
    'We’ll call to confirm the reservation.',
    'There’s no obligation to buy until you sign.',
  ],
  ownCar: [
    'We’ll compare your car with recent sales.',
    'We’ll call you with a price range.',
    'You’ll get a firm offer once we’ve seen the car.',
  ],
};
