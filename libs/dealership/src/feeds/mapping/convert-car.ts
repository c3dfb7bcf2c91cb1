import { validateEntity } from '@forecourt/block-schemas';
import { isUnknownValue } from '@forecourt/domain';
import { resolvePointer } from '@forecourt/json';
import type { Car } from '@forecourt/block-schemas';
import { requiredFields } from './car-fields.ts';
import type { FieldPlan } from './field-plans.ts';
import { addressFields, readAddresses } from './read-addresses.ts';
import { readConstant, readField } from './read-field.ts';
import type { ReadContext } from './read-context.ts';
import type { FieldError, FieldReading } from './field-reading.ts';
import { shapeText } from './shape-text.ts';
import { templateParts } from './template.ts';
import { valuesAt } from './values-at.ts';

/** A record as a car, with the values that were left out, or the errors of a record that is not a car. */
export type Conversion =
  | {
      readonly car: Car;
      readonly repairs?: readonly FieldError[] | undefined;
      /** Values that were read otherwise than they are written, such as miles. */
      readonly warnings?: readonly FieldError[] | undefined;
    }
  | { readonly errors: readonly FieldError[] };

type Draft = Record<string, unknown>;

/** Values of the feed for a template, without those in place of a value, such as `N/A`. */
const knownAt = (record: unknown, path: string) =>
  valuesAt(record, path).filter((value) => !isUnknownValue(String(value)));

function filled(template: string, record: unknown, car: Draft): string {
  return templateParts(template)
    .map((part) => {
      if ('text' in part) return part.text;
      const values = 'field' in part ? [car[part.field]].flat() : knownAt(record, part.path);
      return values.filter((value) => value !== undefined).join(' ');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True if a field or path of a template has a value. */
const hasValue = (template: string, record: unknown, car: Draft): boolean =>
  templateParts(template).some((part) =>
    'field' in part
      ? car[part.field] !== undefined
      : 'path' in part && knownAt(record, part.path).length > 0,
  );

function fromTemplate(plan: FieldPlan, record: unknown, car: Draft): unknown {
  const { template, as } = plan.rule;
  if (template === undefined || !hasValue(template, record, car)) return undefined;
  const text = filled(template, record, car);
  const shaped = shapeText(
    text,
    as ?? (plan.field === 'slug' ? 'slug' : undefined),
    plan.kind === 'html',
    plan.rule.keep,
  );
  return shaped === '' ? undefined : shaped;
}

/** Errors of a car that does not fit its schema. */
function schemaErrors(car: Draft): FieldError[] {
  const missing = requiredFields.filter((field) => car[field] === undefined);
  const findings = validateEntity('car', car, { allErrors: true });
  return [
    ...missing.map((field) => ({ field, value: '', reason: 'is missing' })),
    ...findings
      .filter(({ rule, pointer }) => rule !== 'missing-property' || pointer !== '')
      .map(({ pointer, message }) => {
        const [, field = ''] = pointer.split('/');
        const value = resolvePointer(car, pointer);
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
        return { field, value: text, reason: message };
      }),
  ];
}

/**
 * Converts records of a feed to cars. A car fits its schema; a record that doesn't is returned with
 * all its errors.
 */
export function carConverter(
  plans: readonly FieldPlan[],
  context: ReadContext,
): (record: unknown) => Conversion {
  return (record) => {
    const car: Draft = {};
    const errors: FieldError[] = [];
    const repairs: FieldError[] = [];
    const warnings: FieldError[] = [];
    for (const plan of plans) {
      const { field, rule } = plan;
      const isEmpty = (reading: FieldReading | undefined) =>
        reading === undefined || 'unusable' in reading;
      const own = readField(record, plan, context);
      let read = own;
      if (isEmpty(read)) {
        const made = fromTemplate(plan, record, car);
        if (made !== undefined)
          read = addressFields.has(field)
            ? (readAddresses([String(made)], plan) ?? read)
            : { value: made };
      }
      if (isEmpty(read) && rule.default !== undefined)
        read = readConstant(rule.default, plan, context) ?? read;
      if (read === undefined) {
        if (rule.required)
          errors.push({ field, value: '', reason: 'is empty, and the mapping requires it' });
      } else if ('unusable' in read) {
        const { unusable } = own !== undefined && 'unusable' in own ? own : read;
        const required =
          field === 'price' ? 'is not a price, and the mapping requires one' : unusable.reason;
        if (rule.required) errors.push({ ...unusable, reason: required });
        else repairs.push(unusable);
      } else if ('error' in read) errors.push(read.error);
      else {
        car[field] = read.value;
        if (read.warning !== undefined) warnings.push(read.warning);
        if (read.repair !== undefined) repairs.push(read.repair);
      }
    }
    if (errors.length > 0) return { errors };
    if (car.photos_count === undefined && Array.isArray(car.photos))
      car.photos_count = car.photos.length;
    if (validateEntity('car', car).length > 0) return { errors: schemaErrors(car) };
    const orNone = (list: readonly FieldError[]) => (list.length > 0 ? list : undefined);
    return { car: car as unknown as Car, repairs: orNone(repairs), warnings: orNone(warnings) };
  };
}
