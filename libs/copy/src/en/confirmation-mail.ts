/** The email that confirms a request to the visitor, by kind of request. */
export const confirmationMail = {
  subjects: {
    usual: 'We’ve got your enquiry',
    testDrive: 'Your test drive request',
    service: 'Your service booking request',
    parts: 'Your parts enquiry',
    finance: 'Your finance enquiry',
    ownCar: 'We’ve got your car’s details',
    reservation: 'Your reservation request',
    careers: 'Your job application',
    competition: 'Your competition entry',
  },
  /** The kind of request, the car, and the requested day and time. */
  subject: (kind: string, ...details: readonly (string | undefined)[]) =>
    [kind, details.filter((detail) => detail !== undefined).join(', ')].filter(Boolean).join(': '),
  /** How to reach the dealership about a booking, and about any other request. */
  reach: {
    booking: {
      byReply: 'To change or cancel it, reply to this email.',
      orCall: 'To change or cancel it, reply to this email or call us.',
    },
    other: {
      byReply: 'Questions, or something to add? Reply to this email.',
      orCall: 'Questions, or something to add? Reply to this email or call us.',
    },
  },
  call: (phone: string) => `Call ${phone}`,
  why: (site: string) =>
    `You’re getting this email because this address was entered on ${site}. If that wasn’t you, you can ignore it.`,
};
