import type { FormData } from '@forecourt/block-schemas';

/** A visitor's answers on one step, by label: a text, a choice, or a tick. */
export type Answers = Readonly<Record<string, string | true>>;

/** A form, the answers of a visitor, and the expected lead. */
export interface FormCase {
  readonly name: string;
  /** Requirement that it proves. */
  readonly id: string;
  readonly data: FormData;
  readonly steps: readonly Answers[];
  /** Index of the step that stores first, because it asks for name and address: 0 if left out. */
  readonly asks?: number;
  /** Heading of the success page. */
  readonly thanks: string;
  /** Query of the success page. */
  readonly query: string;
  readonly lead: Readonly<Record<string, string | boolean>>;
}

/** The visitor; the address is their own in every test. */
const visitor = { name: 'Alex Tran', phone: '0491 570 156', first: 'Alex', last: 'Tran' };

/** Placeholder for the visitor's address in the answers. */
export const anEmail = '(email)';
const contact = {
  'Full Name': visitor.name,
  'Mobile Number': visitor.phone,
  'Email Address': anEmail,
};
const inParts = {
  'First Name': visitor.first,
  'Last Name': visitor.last,
  'Mobile Number': visitor.phone,
  'Email Address': anEmail,
};
const car = { Make: 'Ostara', Model: 'Tern', Year: '2022' };
const ownCar = { ...car, Kilometres: '44,200', Registration: 'BX42LQ' };
const terms = { 'I agree to the terms of use and the privacy policy.': true } as const;
/** A Tuesday at half past nine. */
const visit = '2028-02-01T09:30';

const general = { thanks: 'Thank you', query: '?category=general-enquiry' };

/** One of every ready-made form that needs no setting of its own. */
export const formCases: readonly FormCase[] = [
  {
    name: 'lead',
    id: 'FRM-2',
    data: { preset: 'lead' },
    steps: [{ ...contact, ...terms }],
    ...general,
    lead: { name: visitor.name, category: 'General Enquiry', terms_agreed: true },
  },
  {
    name: 'trade-in',
    id: 'TRD-1',
    data: { preset: 'trade-in' },
    steps: [inParts, { ...ownCar, 'Anything we should know about it?': 'A dent.', ...terms }],
    thanks: 'Thank you for telling us about your car',
    query: '?category=trade-in-enquiry',
    lead: { first_name: 'Alex', last_name: 'Tran', Rego: 'BX42LQ', Kms: '44200' },
  },
  {
    name: 'sell-my-car',
    id: 'TRD-1',
    data: { preset: 'sell-my-car' },
    steps: [inParts, { ...ownCar, 'What do you hope to get for it?': '18500', ...terms }],
    thanks: 'Thank you for telling us about your car',
    query: '?category=sell-my-car-enquiry',
    lead: { 'Number Plate': 'BX42LQ', 'Expected Trade In Price': '18500' },
  },
  {
    name: 'valuation',
    id: 'TRD-1',
    data: { preset: 'valuation' },
    steps: [inParts, { ...ownCar, ...terms }],
    thanks: 'Thank you for telling us about your car',
    query: '?category=valuation-enquiry',
    lead: { Kms: '44200', Make: 'Ostara' },
  },
  {
    name: 'test-drive',
    id: 'FRM-13',
    data: { preset: 'test-drive' },
    steps: [{ Make: 'Ostara', 'When would you like to drive it?': visit, ...contact, ...terms }],
    thanks: 'Thank you for your test drive request',
    query: '?category=test-drive-booking',
    lead: { make: 'Ostara' },
  },
  {
    name: 'parts',
    id: 'FRM-13',
    data: { preset: 'parts' },
    steps: [{ ...contact, 'Which parts do you need?': 'A wiper.', ...terms }],
    thanks: 'Thank you',
    query: '?category=parts-enquiry',
    lead: { Comments: 'A wiper.' },
  },
  {
    name: 'survey',
    id: 'FRM-13',
    data: { preset: 'survey' },
    steps: [
      { Good: true, Yes: true, 'Full Name': visitor.name, 'Email Address': anEmail, ...terms },
    ],
    thanks: 'Thank you for completing the survey',
    query: '?category=survey',
    lead: { 'Visit Rating': 'Good', 'Would Recommend': 'Yes' },
  },
  {
    name: 'competition',
    id: 'FRM-13',
    data: { preset: 'competition' },
    steps: [{ ...contact, Postcode: '2060', ...terms }],
    thanks: 'Thanks for entering!',
    query: '?category=competition-enquiry',
    lead: { postcode: '2060' },
  },
  {
    name: 'careers',
    id: 'FRM-13',
    data: { preset: 'careers' },
    steps: [{ ...contact, 'Tell us about yourself': 'I service cars.', ...terms }],
    thanks: 'Thank you for your interest in working with us',
    query: '?category=general-enquiry&subcategory=careers-enquiry',
    lead: { Comments: 'I service cars.', subcategory: 'Careers Enquiry' },
  },
  {
    name: 'team-member',
    id: 'FRM-13',
    data: { preset: 'team-member' },
    steps: [{ ...contact, 'Your message': 'Hello.', ...terms }],
    thanks: 'Thank you for your message',
    query: '?category=team-member-enquiry',
    lead: { Comments: 'Hello.' },
  },
  {
    name: 'ldv-van',
    id: 'FRM-13',
    data: { preset: 'ldv-van' },
    steps: [{ ...contact, 'Business name': 'Tran Tiles', 'How many?': '2', ...terms }],
    thanks: 'Thank you',
    query: '?category=ldv-van-enquiry',
    lead: { 'Business Name': 'Tran Tiles', 'Number Of Vans': '2' },
  },
  {
    name: 'review',
    id: 'FRM-13',
    data: { preset: 'review' },
    steps: [
      {
        '5': true,
        'What should others know?': 'Kind people.',
        'Full Name': visitor.name,
        'Email Address': anEmail,
        ...terms,
      },
    ],
    thanks: 'Thank you for your review',
    query: '?category=review',
    lead: { Rating: '5', Review: 'Kind people.' },
  },
  {
    name: 'vehicle-reservation',
    id: 'FRM-13',
    data: { preset: 'vehicle-reservation' },
    steps: [
      {
        'Name or stock number of the car': 'Tern H20412',
        ...contact,
        'When would you like to come?': visit,
        ...terms,
      },
    ],
    thanks: 'Thank you for your reservation request',
    query: '?category=vehicle-reservation',
    lead: { selected_car: 'Tern H20412', 'Preferred Date': '2028-02-01T09:30+11:00' },
  },
];

/** The service booking in the variant that a site chooses. */
export const serviceCase = (variant: 'full' | 'minimal' | 'wizard'): FormCase => {
  const when = { 'Preferred day and time': visit };
  const ways = {
    full: [contact, { Registration: 'BX42LQ', ...car }, { ...when, ...terms }],
    minimal: [
      { 'Registration or VIN': 'BX42LQ', ...car },
      { ...contact, ...when, ...terms },
    ],
    wizard: [
      { Ostara: true },
      { Registration: 'BX42LQ' },
      { Model: 'Tern', Year: '2022' },
      { ...when, ...contact, ...terms },
    ],
  } as const;
  return {
    name: `${variant} service booking`,
    id: variant === 'wizard' ? 'SVC-2' : 'SVC-1',
    data: { preset: 'service-booking' },
    steps: ways[variant],
    asks: { full: 0, minimal: 1, wizard: 3 }[variant],
    thanks: 'Thank you for your booking request',
    query: '?category=service-booking',
    lead: {
      'Vehicle Rego': 'BX42LQ',
      'Vehicle Make': 'Ostara',
      'Vehicle Year': '2022',
      'Service Date': '2028-02-01T09:30+11:00',
      PageTitle: 'Service',
    },
  };
};
