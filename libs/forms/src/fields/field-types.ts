import type { FormFieldType } from '@forecourt/block-schemas';
import type { FieldDefinition } from '../definition.ts';

/** What a type of field brings along. */
export type FieldTraits = Pick<FieldDefinition, 'control'> &
  Partial<
    Pick<
      FieldDefinition,
      'input' | 'inputmode' | 'autocomplete' | 'maxLength' | 'unit' | 'when' | 'min' | 'hint'
    >
  > & {
    /** Label where the form has none. */
    readonly label: string;
  };

const line = { control: 'input', input: 'text' } as const;

/** Control, keyboard and label of every type of field; for text the limits, too. */
export const fieldTypes: Readonly<Record<FormFieldType, FieldTraits>> = {
  text: { ...line, label: 'Your answer', maxLength: 200 },
  textarea: { control: 'textarea', label: 'Your answer', maxLength: 5000 },
  email: {
    control: 'input',
    input: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    label: 'Email Address',
    maxLength: 254,
  },
  tel: {
    control: 'input',
    input: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    label: 'Mobile Number',
    maxLength: 30,
  },
  number: { ...line, inputmode: 'decimal', label: 'Number', maxLength: 20 },
  currency: { ...line, inputmode: 'decimal', label: 'Amount', maxLength: 20, unit: '$', min: 0 },
  date: { control: 'input', input: 'date', label: 'Date' },
  datetime: { control: 'input', input: 'datetime-local', label: 'Day and time', when: 'future' },
  select: { control: 'select', label: 'Your choice' },
  radio: { control: 'radio', label: 'Your choice' },
  checkbox: { control: 'checkbox', label: 'Yes' },
  hidden: { control: 'hidden', label: '' },
  rego: { ...line, autocomplete: 'off', label: 'Registration', maxLength: 17 },
  odometer: { ...line, inputmode: 'numeric', label: 'Kilometres', maxLength: 15, unit: 'km' },
  address: {
    control: 'textarea',
    autocomplete: 'street-address',
    label: 'Address',
    maxLength: 300,
  },
  postcode: {
    ...line,
    inputmode: 'numeric',
    autocomplete: 'postal-code',
    label: 'Postcode',
    maxLength: 4,
  },
  state: { control: 'select', autocomplete: 'address-level1', label: 'State' },
  make: { ...line, label: 'Make', maxLength: 60 },
  model: { ...line, label: 'Model', maxLength: 100 },
  year: { ...line, inputmode: 'numeric', label: 'Year', maxLength: 4, min: 1900 },
  dealership: { control: 'dealership', label: 'Dealership' },
  message: { control: 'message', label: '' },
};

type NamedTraits = Partial<
  Pick<
    FieldDefinition,
    'label' | 'autocomplete' | 'sensitive' | 'consent' | 'when' | 'requiredMessage'
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
    requiredMessage: 'Enter the number of your driver licence.',
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

/** Whether a field of this name is kept encrypted and never goes out by mail or webhook. */
export const isSensitiveName = (name: string): boolean => sensitiveTraits.has(bareName(name));

/** The states of Australia and the regions of New Zealand, as they are sent. */
export const statesOf = {
  AU: ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'],
  NZ: [
    ...['Northland', 'Auckland', 'Waikato', 'Bay of Plenty', 'Gisborne', 'Hawke’s Bay', 'Taranaki'],
    ...['Manawatū-Whanganui', 'Wellington', 'Tasman', 'Nelson', 'Marlborough', 'West Coast'],
    ...['Canterbury', 'Otago', 'Southland'],
  ],
} as const;
