import { inSentence, listOf } from '../english.ts';

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
  car: 'Car',
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
  'Your Current Address': { required: 'Enter your current address.' },
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
  privacy: { required: 'Please agree to the privacy statement to continue.' },
  scoreseeker: { required: 'Please agree to the credit score check to continue.' },
  electronic_communication: { required: 'Please agree to electronic communication to continue.' },
};

/** Messages for required fields that are neither well-known nor have one of their own. */
export const requiredFields = {
  tick: 'Tick this box to continue.',
  answer: 'Please answer this question.',
  /** True of a label that is a request, such as "Tell us about yourself", and not a name. */
  isRequest: (label: string) =>
    /^(?:please|tell|describe|explain|enter|choose|select|pick|write|let) /i.test(label),
  choose: (label: string) => `Choose ${withArticle(label)}.`,
  enter: (label: string) => `Enter ${withArticle(label)}.`,
};

/** "your message" of "Your message", "the business name" of "Business name". */
const withArticle = (label: string): string => {
  const text = inSentence(label);
  return /^(?:the|your) /.test(text) ? text : `the ${text}`;
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

/** Messages for posts that no browser sends for the form. */
export const submission = {
  unreadable: 'We couldn’t read the form. Please send it again.',
  notATick: 'This must be ticked or unticked.',
  twice: 'This was sent twice.',
  unknown: 'This form has no such field.',
  notText: 'This must be text.',
  tooLong: 'This is too long.',
  characters: 'This has invisible characters. Please type it again instead of pasting it.',
};

/** Privacy notices beside the button that sends something. Inline HTML; values are escaped already. */
export const privacy = {
  policy: (path: string) => `See our <a href="${path}">privacy policy</a>.`,
  early: (dealer: string, details: string, purpose: string) =>
    `When you continue, ${dealer} receives ${details}, so we can ${purpose} and follow up if you don’t finish. Your answers on later steps are sent as you go.`,
  lender: (dealer: string) =>
    `When you send this application, your answers go to ${dealer} and to the lender, who will assess it.`,
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
  /** The purpose of a job application, which has the category of a general enquiry. */
  application: 'consider your application',
  name: 'name',
  phone: 'phone number',
  email: 'email address',
  your: (detail: string) => `your ${detail}`,
  answersSoFar: 'your answers so far',
  otherAnswers: 'your other answers so far',
  list: (...details: string[]) => listOf(details),
};
