import type { FormFieldType } from '@forecourt/block-schemas';
import type { FieldDefinition, FormContext, FormDefinition, FormValue } from '../definition.ts';
import { validators, type ValueKind } from '../generated/value-validators.js';
import { checkDate, checkDateTime } from './check-dates.ts';
import { instantOf, localTime } from './moments.ts';
import { normaliseText } from './normalise.ts';

/** What of a form the check of a field looks at. */
export type CheckedForm = Pick<
  FormDefinition,
  'region' | 'timeZone' | 'bookingHours' | 'closedDays'
>;

/** A field's value as it is sent, or what is wrong with it. */
export interface CheckedField {
  readonly value?: FormValue;
  readonly error?: string;
}

const kinds: Partial<Record<FormFieldType, ValueKind>> = {
  textarea: 'longText',
  email: 'email',
  number: 'number',
  currency: 'currency',
  date: 'date',
  datetime: 'datetime',
  address: 'longText',
  rego: 'rego',
  odometer: 'odometer',
  postcode: 'postcode',
  year: 'year',
};

const wrong: Partial<Record<FormFieldType, string>> = {
  email: 'Enter an email address in full, such as name@example.com.',
  number: 'Enter a number, such as 12.',
  currency: 'Enter an amount in dollars, such as 25,000.',
  date: 'Enter a day that exists, such as 27/03/2026.',
  datetime: 'Choose a day and a time.',
  rego: 'Check the plate: letters and numbers only, or the 17 characters of a VIN.',
  odometer: 'Enter the kilometres in figures, such as 85,000.',
  postcode: 'Enter a postcode of 4 digits.',
  year: 'Enter a year of 4 digits, such as 2019.',
};
const wrongPhone = {
  AU: 'Enter a phone number with its area code, such as 0491 570 156, or start with + and the country code.',
  NZ: 'Enter a phone number with its area code, such as 021 555 0168, or start with + and the country code.',
};
const unreadable = 'Some characters here can’t be read. Please type it again.';

const atMost = (characters: number): string => `Use at most ${characters} characters.`;

const inMiles = 'Enter the miles in figures, such as 53,000.';
const kilometres = /(?:kms?|kilomet(?:re|er)s?)\s*$/i;

/** What is said of a required dealership. */
export const dealershipMessage = '*Please select a dealership location';

const amount = (value: number, { type }: FieldDefinition): string =>
  `${type === 'currency' ? '$' : ''}${type === 'year' ? value : value.toLocaleString('en-AU')}`;

function checkBounds(field: FieldDefinition, value: string): string | undefined {
  const { min = -Infinity, max = Infinity } = field;
  if (field.min === undefined && field.max === undefined) return undefined;
  const number = Number(value);
  if (number >= min && number <= max) return undefined;
  const kind =
    field.type === 'currency' ? 'an amount' : field.type === 'year' ? 'a year' : 'a number';
  if (max === Infinity) return `Enter ${kind} of at least ${amount(min, field)}.`;
  if (min === -Infinity) return `Enter ${kind} of at most ${amount(max, field)}.`;
  return `Enter ${kind} from ${amount(min, field)} to ${amount(max, field)}.`;
}

/** Cars are sold as next year's. */
const latestYear = ({ timeZone }: CheckedForm, { now }: FormContext): number =>
  Number(localTime(instantOf(now), timeZone).slice(0, 4)) + 1;

const isDate = (type: FormFieldType): type is 'date' | 'datetime' =>
  type === 'date' || type === 'datetime';

/** A day that is well written, of a year that no form asks for. */
const yearOutOfRange = (value: string, otherwise: string): string =>
  /^(?:19|20)\d\d-/.test(value)
    ? otherwise
    : 'Enter a day that exists, with a year from 1900 to 2099.';

/** What is wrong with a text that is there and normalised. */
function checkText(
  field: FieldDefinition,
  value: string,
  form: CheckedForm,
  context: FormContext,
): string | undefined {
  const { type, options, maxLength } = field;
  if (options) return options.includes(value) ? undefined : 'Choose one of the options.';
  const kind = type === 'tel' ? (`phone${form.region}` as const) : (kinds[type] ?? 'text');
  if (!validators[kind](value)) {
    if (type === 'tel') return wrongPhone[form.region];
    if (isDate(type) && /^\d{4,6}-\d\d-\d\d/.test(value))
      return yearOutOfRange(value, wrong[type]!);
    const tooLong = validators[kind].errors?.[0]?.keyword === 'maxLength';
    if (field.unit === 'mi') return inMiles;
    return wrong[type] ?? (tooLong ? atMost(maxLength ?? 300) : unreadable);
  }
  if (maxLength !== undefined && [...value].length > maxLength) return atMost(maxLength);
  if (field.format === 'licence' && !/^[A-Za-z0-9]{4,12}$/.test(value))
    return 'Enter your licence number as it is on the card: 4 to 12 letters and digits.';
  if (type === 'date') return checkDate(field, value, form, context) ?? undefined;
  if (type === 'datetime') return checkDateTime(field, value, form, context);
  if (type === 'dealership')
    return !context.dealerships?.length || context.dealerships.some(({ id }) => id === value)
      ? undefined
      : dealershipMessage;
  return checkBounds(type === 'year' ? { ...field, max: latestYear(form, context) } : field, value);
}

/** A licence number without what people write between its groups. */
const licenceOf = (text: string): string => text.normalize('NFKC').replace(/[\s‐-―-]+/g, '');

/** What is said of a required field that is empty. */
export const requiredMessage = (field: FieldDefinition): string =>
  field.requiredMessage ??
  (field.type === 'dealership' ? dealershipMessage : 'Please answer this question.');

/**
 * Checks one field: what it holds is normalised, then held against its type's compiled validator and
 * against the field's own options, bounds and dates. An empty field that is not required has neither
 * value nor error.
 * @param given as typed or as read from a submission; anything else than a {@link FormValue} is wrong.
 */
export function checkField(
  field: FieldDefinition,
  given: unknown,
  form: CheckedForm,
  context: FormContext,
): CheckedField {
  if (field.control === 'message') return {};
  // Where there are none to choose from, nobody is kept from sending the form.
  const unanswerable = field.type === 'dealership' && context.dealerships?.length === 0;
  const missing = field.required && !unanswerable ? { error: requiredMessage(field) } : {};
  if (field.control === 'checkbox')
    return given === true ? { value: true } : { ...missing, value: false };
  if (field.control === 'checkboxes') {
    const ticked = Array.isArray(given) ? [...new Set<unknown>(given)] : [];
    if (ticked.length === 0) return missing;
    const { options = [] } = field;
    return ticked.every((item) => options.includes(item as string))
      ? { value: ticked as string[] }
      : { error: 'Choose one of the options.' };
  }
  if (given === undefined || given === null) return missing;
  if (typeof given !== 'string') return { error: 'Please answer this in words.' };
  if (field.unit === 'mi' && kilometres.test(given)) return { error: inMiles };
  const typed = normaliseText(field.type, given);
  const value = field.format === 'licence' ? licenceOf(typed) : typed;
  if (value === '') return missing;
  const error = checkText(field, value, form, context);
  return error === undefined ? { value } : { error };
}
