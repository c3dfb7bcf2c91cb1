import type { Preset } from './preset.ts';
import { dealership, onStep } from './questions.ts';

const details = 'your-details';
const application = 'your-application';

/** Dollars that the lender lends, least and most. */
export const borrowRange = { least: 5000, most: 150000 } as const;

const wordings = {
  privacy:
    'I have read the <a href="/privacy-policy">privacy policy</a> and agree that my details are passed to the lender to assess this application.',
  scoreseeker: 'I agree that my credit score is looked up. This does not change the score.',
  electronic_communication:
    'I agree to receive documents and notices about this application electronically.',
};

/** Finance enquiry: who and how much, then what the lender needs. */
export const finance: Preset = (context) => {
  const { finance: settings = {} } = context.site.settings ?? {};
  return {
    category: 'Finance Enquiry',
    heading: 'Apply for finance',
    submitText: 'Send my application',
    formSteps: [
      { key: details, heading: 'Your details' },
      {
        key: application,
        heading: 'Your application',
        description: 'Your details are saved for 14 days, so you can come back and finish.',
      },
    ],
    fields: [
      ...onStep(
        details,
        ...dealership(context, 'preferredDealership', 'Your preferred dealership'),
        {
          name: 'vehiclePriceBudget',
          type: 'currency',
          label: 'How much would you like to borrow?',
          hint: 'You can borrow from $5,000 up to $150,000.',
          required: true,
          min: borrowRange.least,
          max: borrowRange.most,
        },
        {
          name: 'name',
          type: 'text',
          label: 'First Name',
          required: true,
          half: true,
          autocomplete: 'given-name',
          requiredMessage: 'Enter your first name.',
        },
        { name: 'middle name', type: 'text', label: 'Middle Name', half: true },
        { name: 'last_name', type: 'text', label: 'Last Name', required: true },
        { name: 'phone', type: 'tel', label: 'Mobile Number', required: true },
        { name: 'email', type: 'email', label: 'Email Address', required: true },
      ),
      ...onStep(
        application,
        { name: 'dateOfBirth', type: 'date', label: 'Date of Birth', required: true },
        {
          name: 'driverLicenceNumber',
          type: 'text',
          label: 'Driver Licence Number',
          required: true,
        },
        {
          name: 'Your Current Address',
          type: 'address',
          label: 'Your Current Address',
          required: true,
        },
        {
          name: 'privacy',
          type: 'checkbox',
          label: settings.privacyConsent ?? wordings.privacy,
          required: true,
        },
        {
          name: 'scoreseeker',
          type: 'checkbox',
          label: settings.scoreseekerConsent ?? wordings.scoreseeker,
          required: true,
        },
        {
          name: 'electronic_communication',
          type: 'checkbox',
          label: settings.electronicConsent ?? wordings.electronic_communication,
          required: true,
        },
      ),
    ],
    given: { send_customer_email: false },
  };
};
