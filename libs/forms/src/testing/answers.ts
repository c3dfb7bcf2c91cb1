import type { FormFieldType } from '@forecourt/block-schemas';
import type { FieldDefinition, FormDefinition, FormValue, FormValues } from '../definition.ts';

const samples: Partial<Record<FormFieldType, string>> = {
  email: 'alex@example.com',
  tel: '0491 570 156',
  number: '3',
  currency: '$25,000',
  date: '1990-02-28',
  datetime: '2026-12-01T09:30',
  rego: 'bx 42 lq',
  odometer: '85,000 km',
  postcode: '2300',
  year: '2019',
  dealership: 'wharf-road',
};

/** An answer that a field accepts. */
export function validAnswer({ control, options, type, when }: FieldDefinition): FormValue {
  if (control === 'checkbox') return true;
  if (control === 'checkboxes') return [...options!];
  if (type === 'date' && when === 'future') return '2026-12-01';
  return options?.[0] ?? samples[type] ?? 'Alex Tran';
}

/** An answer to every field of a form. */
export const validAnswers = (form: FormDefinition): FormValues =>
  Object.fromEntries(
    form.fields
      .filter(({ control }) => control !== 'message' && control !== 'hidden')
      .map((field) => [field.name, validAnswer(field)]),
  );

/** Values with one left out. */
export const without = (values: FormValues, name: string): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
