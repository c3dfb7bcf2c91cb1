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
    text: 'We’re sorry our offer wasn’t right for you. If you’d like to talk about it, give us a call.',
  },
  valuation: {
    heading: 'Thank you for telling us about your car',
    text: 'We’ll review the details and get back to you soon.',
  },
  serviceBooking: {
    heading: 'Thank you for your booking request',
    text: 'We’ll call you soon to confirm the day and time.',
    promise:
      'A member of our service team will call or SMS you within 24 to 48 hours to confirm your booking.',
  },
  payment: {
    heading: 'Thank you for your payment',
    text: 'We’ve received it, and a receipt is on its way to you.',
  },
  reservation: {
    heading: 'Thank you for your deposit',
    text: 'We’re holding the car for you and will call you about the next steps.',
  },
  finance: {
    heading: 'Thank you for your finance enquiry',
    text: 'Our finance team will review your enquiry and call you soon.',
  },
  review: {
    heading: 'Thank you for your review',
    text: 'It helps others choose, and helps us do better.',
  },
  testDrive: {
    heading: 'Thank you for booking a test drive',
    text: 'We’ll call you to confirm the time.',
  },
  competition: {
    heading: 'Thanks for entering!',
    text: 'We’ll contact the winner directly.',
  },
  survey: { heading: 'Thank you for completing the survey', text: 'We read every answer.' },
  teamMember: {
    heading: 'Thank you for your message',
    text: (member: string) => `${member} will get back to you.`,
    ourTeam: 'Our team will get back to you.',
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
  testDriveStarts: 'Your test drive starts here.',
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
