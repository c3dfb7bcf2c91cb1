import { instantOf, instantsOf, withOffset } from '@forecourt/domain';
import type { FieldDefinition, FormContext, FormDefinition, FormValue } from '../definition.ts';
import type { FormValues } from '../definition.ts';
import { checkField } from '../fields/checks.ts';
import { has } from './lead-fields.ts';

/** Questions of a lead with the visitor's answers, normalised. */
export type Answers = readonly (readonly [FieldDefinition, FormValue])[];

/** A value as it is sent: a local time gets its offset, the earlier one of two if it is still to come. */
function sent(field: FieldDefinition, value: FormValue, timeZone: string, now: number) {
  if (field.type !== 'datetime' || typeof value !== 'string') return value;
  const instants = instantsOf(value, timeZone);
  const instant = instants.find((each) => each >= now) ?? instants.at(-1);
  return instant === undefined ? value : withOffset(value, instant);
}

/** Returns the valid answers, without those that another answer takes the place of. */
export function answersTo(
  asked: readonly FieldDefinition[],
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
): Answers {
  const now = instantOf(context.now);
  const { timeZone = form.timeZone } = context;
  const counts = ({ insteadOf }: FieldDefinition) =>
    insteadOf === undefined || !has(values, insteadOf);
  return asked.filter(counts).flatMap((field): Answers => {
    const given = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const { value } = checkField(field, given, form, context);
    return value === undefined ? [] : [[field, sent(field, value, timeZone, now)]];
  });
}
