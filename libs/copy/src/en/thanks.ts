import { numberText, sentence } from '../english.ts';

/** Facts of a request in words: who replies, by when, and the requested day and time. */
export interface RequestWords {
  /** Name of the dealer's location. */
  readonly who?: string;
  /** Name of the dealer. */
  readonly dealer?: string;
  readonly within?: string;
  readonly when?: string;
  /** The deposit that holds a car, as text. */
  readonly deposit?: string;
  /** True if the stock had no such car when the request was sent: it may have been sold. */
  readonly lacksCar?: boolean | undefined;
}

/** "We’ll", "Harbour City Northpoint will", or "Our Northpoint team will", since no place calls anyone. */
function will({ who, dealer }: RequestWords): string {
  if (!who) return 'We’ll';
  const namesDealer = dealer && who.toLowerCase().includes(dealer.toLowerCase());
  return namesDealer ? `${who} will` : `Our ${who.replace(/^the /i, '')} team will`;
}

/** Thank-you pages, by the category of the form. Inline HTML; values are escaped already. */
export const success = {
  home: 'Return home',
  stock: 'Browse Stock',
  service: 'Service',
  parts: 'Search parts',
  general: {
    heading: 'Thank you',
    text: ({ within = 'soon', when }: RequestWords) =>
      when === undefined
        ? `We’ve got your enquiry and will be in touch ${within}.`
        : `We’ve got your request and will be in touch ${within} to confirm ${when}.`,
  },
  offerRejected: {
    heading: 'Thank you for letting us know',
    text: 'We’re sorry our offer wasn’t right for you. If you’d like to talk about it, give us a call.',
  },
  valuation: {
    heading: 'Thank you for telling us about your car',
    text: ({ within }: RequestWords) =>
      `We’ll review the details and get back to you ${within ?? 'soon'}.`,
  },
  serviceBooking: {
    heading: 'Thank you for your booking request',
    text: ({ within, when, ...caller }: RequestWords) =>
      `${will(caller)} call you ${within ?? 'soon'} to confirm ${when ?? 'the day and time'}.`,
    promise:
      'A member of our service team will call or SMS you within 24 to 48 hours to confirm your booking.',
  },
  payment: {
    heading: 'Thank you for your payment',
    text: 'We’ve received it, and a receipt is on its way to you.',
  },
  reservation: {
    heading: 'Thank you for your deposit',
    text: ({ within }: RequestWords) =>
      sentence('We’ll call you', within, 'to confirm that the car is held for you.'),
  },
  /** After a form, which takes no payment. */
  reservationRequest: {
    heading: 'Thank you for your reservation request',
    text: ({ within, deposit, lacksCar }: RequestWords) => {
      if (lacksCar)
        return `We’ll check that the car is still available and call you ${within ?? 'soon'}.`;
      const arranged = deposit && `arrange the ${deposit} deposit and`;
      return sentence(
        ...['We’ll call you', within, 'to', arranged],
        'confirm that the car is held for you.',
      );
    },
  },
  /** In place of the text about a car that was sold or reserved before the request was sent. */
  unavailable: {
    sold: ({ within, ...caller }: RequestWords) =>
      `We’re sorry, but this car has been sold. ${sentence(will(caller), 'call or email you', within, 'about similar cars.')}`,
    reserved: ({ within, ...caller }: RequestWords) =>
      `We’re sorry, but this car is on hold for another customer. ${sentence(will(caller), 'call or email you', within, 'about similar cars, and let you know if it becomes available again.')}`,
  },
  finance: {
    heading: 'Thank you for your finance enquiry',
    text: ({ within }: RequestWords) =>
      `Our finance team will review your enquiry and call you ${within ?? 'soon'}.`,
  },
  review: {
    heading: 'Thank you for your review',
    text: 'It helps others choose, and helps us do better.',
  },
  testDrive: {
    heading: 'Thank you for your test drive request',
    text: ({ within, when, ...caller }: RequestWords) =>
      sentence(will(caller), 'call you', within, `to confirm ${when ?? 'the time'}.`),
  },
  competition: {
    heading: 'Thanks for entering!',
    text: 'We’ll contact the winner directly.',
  },
  survey: { heading: 'Thank you for completing the survey', text: 'We read every answer.' },
  teamMember: {
    heading: 'Thank you for your message',
    text: (member: string, { within }: RequestWords = {}) =>
      `${sentence(member, 'will get back to you', within)}.`,
    ourTeam: 'Our team',
  },
  partsPayment: {
    heading: 'Thank you, we’ve received your order',
    text: 'We’ll pack it and let you know when it’s on its way.',
  },
  creditScore: { heading: 'Thank you', text: 'A member of our team will be in touch.' },
  careers: {
    heading: 'Thank you for your interest in working with us',
    text: 'We read every application and will get back to you, whatever we decide.',
  },
  request: {
    heading: 'Your request',
    car: 'Car',
    cars: 'Cars',
    ownCar: 'Your car',
    /** The dealer's car, beside the visitor's own. */
    wanted: 'The car you want',
    /** The first of several cars. */
    andMore: (car: string, count: number) => `${car} and ${numberText(count)} more`,
    where: 'Where',
    when: 'When',
    work: 'Service',
    loan: 'You’d like to borrow',
    reply: 'We’ll reply',
    calendar: 'Add to your calendar',
    /** Titles of the entry in the visitor's calendar. */
    entries: { testDrive: 'Test drive', service: 'Car service', other: 'Visit' },
    toConfirm: 'to be confirmed',
  },
  carElsewhere: (place: string) => `The car is at ${place} now, and we’ll bring it here for you.`,
  heldElsewhere: (place: string) =>
    `The car is at ${place} now. When we call, we’ll arrange where you can see it.`,
  testDriveStarts: 'Your test drive starts here.',
  serviceStarts: 'Bring your car here.',
  /** For a dealer who collects cars. */
  workshop: 'Our workshop is here.',
  visitStarts: 'See you here.',
  changeInto: 'Cars you might like next',
  lenderSilent:
    'Your application is saved. We couldn’t reach the lender just now, so one of our finance team will call you.',
  approved: 'You’re approved.',
  approvedWhy: 'Your score is high enough for our lender.',
  yourScore: 'Your credit score',
  bands: { green: 'good', orange: 'fair', red: 'low' },
  currentValuation: 'Current valuation of your car',
  confirmValuation: 'We’ll confirm it once we’ve seen the car.',
};
