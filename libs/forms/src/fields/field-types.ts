import type { FormFieldType } from '@forecourt/block-schemas';
import type { FieldDefinition } from '../definition.ts';

/** Properties that a field has by its type. */
export type FieldTraits = Pick<FieldDefinition, 'control'> &
  Partial<
    Pick<
      FieldDefinition,
      'input' | 'inputmode' | 'autocomplete' | 'maxLength' | 'unit' | 'when' | 'min' | 'hint'
    >
  >;

const line = { control: 'input', input: 'text' } as const;

/** Control and keyboard of every type of field; for text the limits, too. */
export const fieldTypes: Readonly<Record<FormFieldType, FieldTraits>> = {
  text: { ...line, maxLength: 200 },
  textarea: { control: 'textarea', maxLength: 5000 },
  email: {
    control: 'input',
    input: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    maxLength: 254,
  },
  tel: {
    control: 'input',
    input: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    maxLength: 30,
  },
  number: { ...line, inputmode: 'decimal', maxLength: 20 },
  currency: { ...line, inputmode: 'decimal', maxLength: 20, unit: '$', min: 0 },
  date: { control: 'input', input: 'date' },
  datetime: { control: 'input', input: 'datetime-local', when: 'future' },
  select: { control: 'select' },
  radio: { control: 'radio' },
  checkbox: { control: 'checkbox' },
  hidden: { control: 'hidden' },
  rego: { ...line, autocomplete: 'off', maxLength: 17 },
  odometer: { ...line, inputmode: 'numeric', maxLength: 15, unit: 'km' },
  address: {
    control: 'textarea',
    autocomplete: 'street-address',
    maxLength: 300,
  },
  postcode: {
    ...line,
    inputmode: 'numeric',
    autocomplete: 'postal-code',
    maxLength: 4,
  },
  state: { control: 'select', autocomplete: 'address-level1' },
  make: { ...line, maxLength: 60 },
  model: { ...line, maxLength: 100 },
  year: { ...line, inputmode: 'numeric', maxLength: 4, min: 1900 },
  dealership: { control: 'dealership' },
  car: { control: 'car', maxLength: 100 },
  message: { control: 'message' },
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
