import type { FieldDefinition } from '../definition.ts';

type NamedTraits = Partial<
  Pick<
    FieldDefinition,
    | 'label'
    | 'autocomplete'
    | 'sensitive'
    | 'consent'
    | 'when'
    | 'format'
    | 'unit'
    | 'requiredMessage'
  >
>;

const termsMessage = '*You must agree to the terms of use before submitting.';

/** What fields of a known name bring along, whatever their type; this wins over the type. */
const knownNames: Readonly<Record<string, NamedTraits>> = {
  name: { label: 'Full Name', autocomplete: 'name', requiredMessage: 'Enter your full name.' },
  first_name: {
    label: 'First Name',
    autocomplete: 'given-name',
    requiredMessage: 'Enter your first name.',
  },
  'middle name': { label: 'Middle Name', autocomplete: 'additional-name' },
  middle_name: { label: 'Middle Name', autocomplete: 'additional-name' },
  last_name: {
    label: 'Last Name',
    autocomplete: 'family-name',
    requiredMessage: 'Enter your last name.',
  },
  phone: {
    label: 'Mobile Number',
    autocomplete: 'tel',
    requiredMessage: 'Enter your mobile number.',
  },
  email: {
    label: 'Email Address',
    autocomplete: 'email',
    requiredMessage: 'Enter your email address.',
  },
  street: { label: 'Street', autocomplete: 'address-line1' },
  suburb: { label: 'Suburb', autocomplete: 'address-level2' },
  state: { label: 'State', autocomplete: 'address-level1' },
  postcode: { label: 'Postcode', autocomplete: 'postal-code' },
  // A car may be registered elsewhere than its owner lives.
  'Vehicle State': { autocomplete: 'off' },
  'Preferred Service Date': { when: 'future' },
  'Service Date': { when: 'future' },
  'Your Current Address': { autocomplete: 'street-address' },
  dateOfBirth: {
    label: 'Date of Birth',
    autocomplete: 'bday',
    when: 'past',
    sensitive: true,
    requiredMessage: 'Enter your date of birth.',
  },
  driverLicenceNumber: {
    label: 'Driver Licence Number',
    autocomplete: 'off',
    sensitive: true,
    format: 'licence',
    requiredMessage: 'Enter your driver licence number.',
  },
  // Its name tells receivers of the lead that the number is in miles.
  odometer_miles: {
    label: 'Odometer (miles)',
    unit: 'mi',
    requiredMessage: 'Enter the odometer reading in miles.',
  },
  terms_agreed: { consent: true, requiredMessage: termsMessage },
  opt_in: { consent: true },
  privacy: { consent: true, requiredMessage: 'Please agree to the privacy statement to go on.' },
  scoreseeker: {
    consent: true,
    requiredMessage: 'Please agree to the credit score being looked up to go on.',
  },
  electronic_communication: {
    consent: true,
    requiredMessage: 'Please agree to electronic communication to go on.',
  },
};

/** `Date of Birth`, `date_of_birth` and `dateOfBirth` are one name. */
const bareName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const sensitiveTraits = new Map(
  Object.entries(knownNames)
    .filter(([, traits]) => traits.sensitive)
    .map(([name, traits]) => [bareName(name), traits]),
);

/**
 * What fields of a name bring along; nothing for a name of the editor's own. What is sensitive is
 * known in any spelling.
 */
export const traitsOfName = (name: string): NamedTraits =>
  (Object.hasOwn(knownNames, name) ? knownNames[name] : sensitiveTraits.get(bareName(name))) ?? {};
