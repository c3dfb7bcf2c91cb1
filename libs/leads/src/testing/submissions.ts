import type { Submission } from '../intake/submission.ts';

/** Words that only these tests use, to detect leaks. */
export const typed = {
  name: 'Quillonia Brackwater',
  email: 'quillonia@brackwater.example',
  phone: '0491 570 156',
  dateOfBirth: '1979-03-27',
  driverLicenceNumber: 'ZQX7781942',
} as const;

/** A complete enquiry, with changes. One with a key asks a question of its own. */
export const enquiry = (parts: Partial<Submission> = {}): Submission => ({
  tenant: 'harbour',
  form: 'enquiry',
  page: '/contact',
  category: 'General Enquiry',
  status: 'Complete',
  values: {
    name: typed.name,
    email: typed.email,
    phone: typed.phone,
    Comments: parts.key === undefined ? 'Is it still there?' : `Is it still there? ${parts.key}`,
  },
  ...parts,
});

/** When the visitor sent the consents, before they were accepted. */
const sentAt = '2026-05-20T09:59:59.750Z';

/** A finance enquiry with sensitive answers. */
export const application = (parts: Partial<Submission> = {}): Submission =>
  enquiry({
    form: 'finance',
    page: '/finance',
    category: 'Finance Enquiry',
    subcategory: 'Finance Enquiry without Car',
    sensitive: {
      dateOfBirth: typed.dateOfBirth,
      driverLicenceNumber: typed.driverLicenceNumber,
    },
    consents: [
      {
        name: 'privacy',
        wording: 'I agree to the Privacy Policy of 2026.',
        given: true,
        at: sentAt,
      },
      { name: 'scoreseeker', wording: 'You may ask for my score.', given: true, at: sentAt },
    ],
    ...parts,
  });
