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

/** The states of Australia and the regions of New Zealand, as they are sent. */
export const statesOf = {
  AU: ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'],
  NZ: [
    ...['Northland', 'Auckland', 'Waikato', 'Bay of Plenty', 'Gisborne', 'Hawke’s Bay', 'Taranaki'],
    ...['Manawatū-Whanganui', 'Wellington', 'Tasman', 'Nelson', 'Marlborough', 'West Coast'],
    ...['Canterbury', 'Otago', 'Southland'],
  ],
} as const;
