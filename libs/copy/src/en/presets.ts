import { countOf, numberText } from '../english.ts';

/** "45 minutes", "1 hour 30 minutes", "2 days" of eight hours. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours >= 8) return countOf(Math.ceil(hours / 8), 'day', 'days');
  return [
    hours > 0 ? countOf(hours, 'hour', 'hours') : '',
    rest > 0 ? countOf(rest, 'minute', 'minutes') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

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
  yourRegistration: 'Your registration',
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
    saved: 'Need more time? Save the link below, and your details are saved for 14 days.',
    dealership: 'Your preferred dealership',
    amount: 'How much would you like to borrow?',
    range: (min: number, max: number) =>
      `You can borrow from $${numberText(min)} up to $${numberText(max)}.`,
    amountRequired: 'Enter how much you’d like to borrow.',
    firstNameRequired: 'Enter your first name.',
    dateOfBirth: 'Date of Birth',
    licence: 'Driver Licence Number',
    address: 'Your Current Address',
    privacy:
      'I have read the <a href="/privacy-policy">privacy policy</a> and agree to my details being shared with the lender to assess this application.',
    creditScore: 'I agree to a credit score check. It won’t affect my score.',
    electronic: 'I agree to receive documents and notices about this application electronically.',
  },
  ldvVan: {
    heading: 'Enquire about a van',
    submit: 'Send enquiry',
    business: 'Business name',
    model: 'Which van?',
    count: 'How many?',
    dealership: 'Your dealership',
    comments: 'What will it carry?',
  },
  parts: {
    heading: 'Enquire about parts',
    submit: 'Ask for a price',
    dealership: 'Where would you like to pick it up?',
    vinHint: 'The VIN is the surest way to find the right part.',
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
    /** Price, time and a few words of a kind of service. */
    detail: (from?: number, minutes?: number, note?: string) => {
      const parts = [
        from === undefined ? undefined : `from $${numberText(from)}`,
        minutes === undefined ? undefined : `about ${durationText(minutes)}`,
        note,
      ];
      const line = parts.filter(Boolean).join(' · ');
      return line.charAt(0).toUpperCase() + line.slice(1);
    },
    issue: 'What’s wrong with the car?',
    issueHint: 'Tell us what you hear, see or smell, and when.',
    time: 'Preferred day and time',
    tyres: 'Quote me for new tyres as well',
    dealership: 'Where would you like it serviced?',
  },
  survey: {
    heading: 'How was your visit?',
    submit: 'Send my answers',
    rating: 'How was it?',
    ratings: ['Very good', 'Good', 'Fair', 'Poor'],
    recommend: 'Would you recommend us to a friend?',
    comments: 'What could we do better?',
    nameHint: 'Only if you’d like a reply.',
  },
  teamMember: {
    heading: (member: string) => `Message ${member}`,
    headingTeam: 'Message our team',
    submit: 'Send message',
    comments: 'Your message',
  },
  testDrive: {
    heading: 'Book a test drive',
    submit: 'Request a test drive',
    car: 'Which car would you like to drive?',
    dealership: 'Where would you like to drive it?',
    time: 'When would you like to drive it?',
  },
  ownCar: {
    details: 'Your Details',
    vehicle: 'Your Vehicle',
    dealership: 'Your dealership',
    kilometres: 'Kilometres',
    price: 'What do you hope to get for it?',
    comments: 'Anything we should know about it?',
  },
  tradeIn: { heading: 'What’s your car worth?', submit: 'Get an offer' },
  sellMyCar: { heading: 'Sell us your car', submit: 'Get an offer' },
  valuation: { heading: 'Value your car', submit: 'Value my car' },
  vehicleReservation: {
    heading: 'Reserve a car',
    submit: 'Request a reservation',
    car: 'Name or stock number of the car',
    dealership: 'Where would you like to see it?',
    time: 'When would you like to come?',
  },
};
