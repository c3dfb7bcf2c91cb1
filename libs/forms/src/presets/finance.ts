import { borrowingRange } from '@forecourt/pricing';
import type { Question } from '../fields/field-definition.ts';
import type { Preset, PresetContext } from './preset.ts';
import { dealership, onStep } from './questions.ts';

const details = 'your-details';
const application = 'your-application';

/** Contact details and the amount to borrow. */
function detailsQuestions(context: PresetContext): Question[] {
  const { presets, questions } = context.copy;
  const labels = presets.finance;
  return [
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
  ];
}

/** Answers that a lender needs, and the consents to its checks. */
function applicationQuestions({ site, copy }: PresetContext): Question[] {
  const { finance: settings = {} } = site.settings ?? {};
  const labels = copy.presets.finance;
  return [
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
  ];
}

/** Finance enquiry in two steps: contact details and amount, then what the lender needs. */
export const finance: Preset = {
  category: 'Finance Enquiry',
  form: (context) => {
    const labels = context.copy.presets.finance;
    return {
      heading: labels.heading,
      submitText: labels.submit,
      formSteps: [
        { key: details, heading: labels.details },
        { key: application, heading: labels.application, description: labels.saved },
      ],
      fields: [
        ...onStep(details, ...detailsQuestions(context)),
        ...onStep(application, ...applicationQuestions(context)),
      ],
      given: { send_customer_email: false },
    };
  },
};
