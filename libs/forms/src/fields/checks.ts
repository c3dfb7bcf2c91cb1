import type { FormFieldType } from '@forecourt/block-schemas';
import { checksCopy, localeOf } from '@forecourt/copy';
import type { FieldDefinition, FormContext, FormDefinition, FormValue } from '../definition.ts';
import { validators, type ValueKind } from '#value-validators';
import { checkDate, checkDateTime, farYearError, noDateError } from './check-dates.ts';
import { instantOf, localTime } from '@forecourt/domain';
import { nationalPhone, normaliseText } from './normalise.ts';

/** The part of a form that the checks of its fields depend on. */
export type CheckedForm = Pick<
  FormDefinition,
  'region' | 'locale' | 'timeZone' | 'bookingHours' | 'closedDays'
>;

/** A field's value as it is sent, or the error for it. */
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

/** Phone numbers for examples, which their regions reserve or have not assigned. */
export const examplePhones = { AU: '0491 570 156', NZ: '021 555 0168' } as const;

const kilometres = /(?:kms?|kilomet(?:re|er)s?)\s*$/i;

function checkBounds(field: FieldDefinition, value: string, form: CheckedForm): string | undefined {
  const { type, min = -Infinity, max = Infinity } = field;
  if (field.min === undefined && field.max === undefined) return undefined;
  const number = Number(value);
  if (number >= min && number <= max) return undefined;
  const copy = checksCopy(form);
  const text = (bound: number): string =>
    type === 'year'
      ? String(bound)
      : `${type === 'currency' ? '$' : ''}${bound.toLocaleString(localeOf(form))}`;
  if (max === Infinity) return copy.atLeast(text(min));
  if (min === -Infinity) return copy.atMost(text(max));
  return copy.between(text(min), text(max));
}

/** First year that a field of the type takes. */
const earliestYear = 1900;

/** Next year: cars are sold as next year's model. */
const latestYear = ({ timeZone }: CheckedForm, { now }: FormContext): number =>
  Number(localTime(instantOf(now), timeZone).slice(0, 4)) + 1;

const isDate = (type: FormFieldType): boolean => type === 'date' || type === 'datetime';

/** The error for a normalised text that is not empty. */
function checkText(
  field: FieldDefinition,
  value: string,
  form: CheckedForm,
  context: FormContext,
): string | undefined {
  const { type, options, maxLength } = field;
  const copy = checksCopy(form);
  const messages: Partial<Record<FormFieldType, string>> = copy.types;
  if (options) return options.includes(value) ? undefined : copy.option;
  const kind = type === 'tel' ? (`phone${form.region}` as const) : (kinds[type] ?? 'text');
  const failed = validators[kind](value);
  if (failed) {
    if (type === 'tel') {
      const message = /\d(?:ext|extn|extension|x|#)\.?\d+$/i.test(value) ? 'extension' : 'phone';
      return copy[message](examplePhones[form.region]);
    }
    if (isDate(type) && /^(?!(?:19|20)\d\d-)\d{4,6}-\d\d-\d\d/.test(value))
      return farYearError(field, value, form, context);
    if (type === 'date') return noDateError(field, form, context);
    if (type === 'year' && /^\d{4}$/.test(value))
      return copy.between(String(field.min ?? earliestYear), String(latestYear(form, context)));
    if (field.unit === 'mi') return copy.miles;
    if (type === 'rego' && /\bVIN\b/.test(field.label)) return copy.registrationOrVin;
    return (
      messages[type] ?? (failed === 'maxLength' ? copy.tooLong(maxLength ?? 300) : copy.unreadable)
    );
  }
  if (maxLength !== undefined && [...value].length > maxLength) return copy.tooLong(maxLength);
  if (field.format === 'licence' && !/^[A-Za-z0-9]{4,12}$/.test(value)) return copy.licence;
  if (type === 'date') return checkDate(field, value, form, context);
  if (type === 'datetime') return checkDateTime(field, value, form, context);
  if (type === 'dealership')
    return !context.dealerships?.length || context.dealerships.some(({ id }) => id === value)
      ? undefined
      : copy.dealershipRequired;
  return checkBounds(
    type === 'year' ? { ...field, max: latestYear(form, context) } : field,
    value,
    form,
  );
}

/** A licence number without spaces and hyphens. */
const licenceOf = (text: string): string => text.normalize('NFKC').replace(/[\s‐-―-]+/g, '');

/** A normalised text by the field's own format, or its country's. */
function valueOf({ type, format }: FieldDefinition, text: string, form: CheckedForm): string {
  if (type === 'tel') return nationalPhone(text, form.region);
  return format === 'licence' ? licenceOf(text) : text;
}

/** The error for a required field that is empty. */
function requiredMessage(field: FieldDefinition, form: CheckedForm): string {
  const copy = checksCopy(form);
  return (
    field.requiredMessage ?? (field.type === 'dealership' ? copy.dealershipRequired : copy.required)
  );
}

/**
 * Checks one field: normalises its value, then checks it by its type's compiled validator and by the
 * field's own options, bounds and dates. An empty field that is not required has neither value nor
 * error.
 * @param given as typed or as read from a submission; anything else than a {@link FormValue} is wrong.
 */
export function checkField(
  field: FieldDefinition,
  given: unknown,
  form: CheckedForm,
  context: FormContext,
): CheckedField {
  if (field.control === 'message') return {};
  // Without dealerships to choose from, the form can still be sent.
  const unanswerable = field.type === 'dealership' && context.dealerships?.length === 0;
  const missing = field.required && !unanswerable ? { error: requiredMessage(field, form) } : {};
  if (field.control === 'checkbox')
    return given === true ? { value: true } : { ...missing, value: false };
  if (field.control === 'checkboxes') {
    const ticked = Array.isArray(given) ? [...new Set<unknown>(given)] : [];
    if (ticked.length === 0) return missing;
    const { options = [] } = field;
    return ticked.every((item) => options.includes(item as string))
      ? { value: ticked as string[] }
      : { error: checksCopy(form).option };
  }
  if (given === undefined || given === null) return missing;
  if (typeof given !== 'string') return { error: checksCopy(form).notText };
  if (field.unit === 'mi' && kilometres.test(given)) return { error: checksCopy(form).miles };
  const typed = normaliseText(field.type, given);
  const value = valueOf(field, typed, form);
  if (value === '') return missing;
  const error = checkText(field, value, form, context);
  return error === undefined ? { value } : { error };
}
