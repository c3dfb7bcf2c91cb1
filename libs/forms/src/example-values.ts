import type { FormFieldType } from '@forecourt/block-schemas';
import type {
  FieldDefinition,
  FieldErrors,
  FormContext,
  FormDefinition,
  FormValue,
  FormValues,
} from './definition.ts';
import { checkField, examplePhones } from './fields/checks.ts';
import { instantOf, localTime } from '@forecourt/domain';
import { initialValues } from './prefill.ts';

const byType: Partial<Record<FormFieldType, readonly string[]>> = {
  email: ['alex@example.com'],
  tel: Object.values(examplePhones),
  number: ['3'],
  currency: ['25000'],
  date: ['1990-02-28'],
  rego: ['ABC123'],
  odometer: ['85000'],
  postcode: ['2000'],
  year: ['2019'],
  address: ['1 Example Street'],
};
const byName: Readonly<Record<string, string>> = {
  name: 'Alex Example',
  first_name: 'Alex',
  last_name: 'Example',
};

/** Generates days and times from tomorrow on, which cover any booking hours. */
function* comingTimes({ timeZone }: FormDefinition, { now }: FormContext): Generator<string> {
  const today = localTime(instantOf(now), timeZone).slice(0, 10);
  for (let days = 1; days <= 14; days++) {
    const day = new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000);
    for (let minutes = 9 * 60; minutes < 33 * 60; minutes += 30)
      yield new Date(day.getTime() + (minutes % 1440) * 60_000).toISOString().slice(0, 16);
  }
}

function* candidates(
  field: FieldDefinition,
  form: FormDefinition,
  context: FormContext,
): Generator<FormValue> {
  const { control, type, options, name, min } = field;
  if (control === 'checkbox') yield true;
  if (options && control === 'checkboxes') yield options.slice(0, 1);
  else if (options) yield* options;
  if (type === 'dealership') for (const { id } of context.dealerships ?? []) yield id;
  yield* byType[type] ?? [];
  if (min !== undefined) yield String(min);
  for (const time of comingTimes(form, context)) {
    if (type === 'datetime') yield time;
    if (type === 'date') yield time.slice(0, 10);
  }
  const asksLast = form.fields.some((each) => each.name === 'last_name');
  yield name === 'name' && asksLast ? 'Alex' : (byName[name] ?? 'Example');
}

/** Compares answers with the dealer's data, such as opening hours; returns their errors. */
export type Inspect = (values: FormValues) => FieldErrors;

/** Options of made-up answers. */
export interface ExampleOptions {
  /** Answers that are given already. */
  readonly given?: FormValues;
  readonly inspect?: Inspect;
}

/**
 * Returns a made-up answer to every question of a form that its checks accept: the first choice of
 * each list. A question that no example fits is left out.
 */
export function exampleValues(
  form: FormDefinition,
  context: FormContext,
  { given = {}, inspect = () => ({}) }: ExampleOptions = {},
): FormValues {
  const asked = form.fields.filter(({ control }) => control !== 'message' && control !== 'hidden');
  const answers: Record<string, FormValue> = { ...given };
  const isAccepted = (field: FieldDefinition, value: FormValue) =>
    checkField(field, value, form, context).error === undefined &&
    inspect({ ...answers, [field.name]: value })[field.name] === undefined;
  // The time of a visit depends on all other answers.
  for (const field of asked.toSorted(byVisit)) {
    if (Object.hasOwn(answers, field.name)) continue;
    for (const value of candidates(field, form, context)) {
      if (!isAccepted(field, value)) continue;
      answers[field.name] = value;
      break;
    }
  }
  const inOrder = asked.flatMap(({ name }): [string, FormValue][] =>
    Object.hasOwn(answers, name) ? [[name, answers[name]!]] : [],
  );
  return { ...initialValues(form), ...Object.fromEntries(inOrder), ...given };
}

const byVisit = (a: FieldDefinition, b: FieldDefinition): number =>
  Number(a.bookingType !== undefined) - Number(b.bookingType !== undefined);
