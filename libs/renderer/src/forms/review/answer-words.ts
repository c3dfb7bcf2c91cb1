import { formCopy, localeOf, type Localized } from '@forecourt/copy';
import { normaliseText, inlineText, type FieldDefinition } from '@forecourt/forms';
import type { FormView } from '../view/form-view.ts';

/** An answer with the label that the visitor read. */
export interface LabelledAnswer {
  readonly label: string;
  readonly value: string;
}

/** Formats a number with its unit: `$25,000`, `85,000 km`. */
const withUnit = (
  number: number,
  unit: NonNullable<FieldDefinition['unit']>,
  form: Localized,
): string => {
  const digits = Number.isInteger(number) ? 0 : 2;
  const text = number.toLocaleString(localeOf(form), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === '$' ? `$${text}` : `${text} ${unit}`;
};

/** Formats a visitor's answer; undefined if there is none to show, or it is sensitive. */
export function answerWords(view: FormView, field: FieldDefinition): string | undefined {
  const value = view.state.values[field.name];
  if (field.sensitive || value === undefined) return undefined;
  if (field.control === 'checkbox')
    return value === true || value === 'true' ? formCopy(view.form).yes : undefined;
  if (field.control === 'dealership')
    return view.dealerships.find((choice) => choice.value === value)?.text;
  if (field.control === 'car') return view.cars.find(({ id }) => id === value)?.name;
  const text = [value].flat().join(', ').trim();
  const figure = normaliseText(field.type, text);
  if (field.unit && /^\d+(?:\.\d+)?$/.test(figure))
    return withUnit(Number(figure), field.unit, view.form);
  if (field.type === 'date' || field.type === 'datetime')
    return formCopy(view.form).moment(text) ?? (text || undefined);
  return text || undefined;
}

const isAsked = ({ control }: FieldDefinition): boolean =>
  control !== 'message' && control !== 'hidden';

/** True if a field has an answer, a saved sensitive one included. */
export const isAnswered = (
  { state: { values, savedFields = [] } }: FormView,
  { name }: FieldDefinition,
): boolean => savedFields.includes(name) || [values[name] ?? ''].flat().some(Boolean);

/** Returns every answer of these fields with its label; a sensitive one is only said to be there. */
export const labelledAnswers = (
  view: FormView,
  fields: readonly FieldDefinition[],
): readonly LabelledAnswer[] =>
  fields.filter(isAsked).flatMap((field) => {
    const hidden = field.sensitive && isAnswered(view, field);
    const value = hidden ? formCopy(view.form).answered : answerWords(view, field);
    return value === undefined ? [] : [{ label: inlineText(field.label), value }];
  });
