import { borrowingRange } from '@forecourt/pricing';
import type { Preset } from './preset.ts';
import { dealership, onStep } from './questions.ts';

const details = 'your-details';
const application = 'your-application';

/** Finance enquiry in two steps: contact details and amount, then what the lender needs. */
export const finance: Preset = {
  category: 'Finance Enquiry',
  form: (context) => {
    const { finance: settings = {} } = context.site.settings ?? {};
    const { presets, questions } = context.copy;
    const labels = presets.finance;
    return {
      heading: labels.heading,
      submitText: labels.submit,
      formSteps: [
        { key: details, heading: labels.details },
        { key: application, heading: labels.application, description: labels.saved },
      ],
      fields: [
        ...onStep(
          details,
          ...dealership(context, 'preferredDealership', labels.dealership),
          {
            name: 'vehiclePriceBudget',
            type: 'currency',
            label: labels.amount,
            hint: labels.range(borrowingRange.min, borrowingRange.max),
            required: true,
            requiredMessage: labels.amountRequired,
            ...borrowingRange,
          },
          {
            name: 'name',
            type: 'text',
            label: questions.firstName,
            required: true,
            half: true,
            autocomplete: 'given-name',
            requiredMessage: labels.firstNameRequired,
          },
          { name: 'middle name', type: 'text', label: questions.middleName, half: true },
          { name: 'last_name', type: 'text', label: questions.lastName, required: true },
          { name: 'phone', type: 'tel', label: questions.phone, required: true },
          { name: 'email', type: 'email', label: questions.email, required: true },
        ),
        ...onStep(
          application,
          { name: 'dateOfBirth', type: 'date', label: labels.dateOfBirth, required: true },
          { name: 'driverLicenceNumber', type: 'text', label: labels.licence, required: true },
          { name: 'Your Current Address', type: 'address', label: labels.address, required: true },
          {
            name: 'privacy',
            type: 'checkbox',
            label: settings.privacyConsent ?? labels.privacy,
            required: true,
          },
          {
            name: 'scoreseeker',
            type: 'checkbox',
            label: settings.scoreseekerConsent ?? labels.creditScore,
            required: true,
          },
          {
            name: 'electronic_communication',
            type: 'checkbox',
            label: settings.electronicConsent ?? labels.electronic,
            required: true,
          },
        ),
      ],
      given: { send_customer_email: false },
    };
  },
};
