import { validateEntity } from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import type { Car, Finding } from '@forecourt/block-schemas';
import type { FieldPlan } from './field-plans.ts';
import { readConstant, readField } from './read-field.ts';
import type { FieldFault, FieldReading, ReadContext } from './read-field.ts';
import { shapeText } from './shape-text.ts';
import { templateParts } from './template.ts';
import { valuesAt } from './values-at.ts';

/** A record as a car, with the values that it had to go without; or why it is no car. */
export type Conversion =
  | { readonly car: Car; readonly repairs?: readonly FieldFault[] }
  | { readonly faults: readonly FieldFault[] };

type Draft = Record<string, unknown>;

function filled(template: string, record: unknown, car: Draft): string {
  return templateParts(template)
    .map((part) => {
      if ('text' in part) return part.text;
      const values = 'field' in part ? [car[part.field]].flat() : valuesAt(record, part.path);
      return values.filter((value) => value !== undefined).join(' ');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether some part of a template that is no fixed text has something to say. */
const saysAnything = (template: string, record: unknown, car: Draft): boolean =>
  templateParts(template).some((part) =>
    'field' in part
      ? car[part.field] !== undefined
      : 'path' in part && valuesAt(record, part.path).length > 0,
  );

function fromTemplate(plan: FieldPlan, record: unknown, car: Draft): unknown {
  const { template, as } = plan.rule;
  if (template === undefined || !saysAnything(template, record, car)) return undefined;
  const text = filled(template, record, car);
  const shaped = shapeText(
    text,
    as ?? (plan.field === 'slug' ? 'slug' : undefined),
    plan.kind === 'html',
  );
  return shaped === '' ? undefined : shaped;
}

function fault(finding: Finding, car: Draft): FieldFault {
  const [, field = ''] = finding.pointer.split('/');
  const value = resolvePointer(car, finding.pointer);
  const missing = /^missing property "(.*)"$/.exec(finding.message)?.[1];
  if (missing !== undefined) return { field: missing, value: '', reason: 'is missing' };
  return {
    field,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''),
    reason: finding.message,
  };
}

/** Makes cars of the records of a feed. A car fits its schema in full; a record at fault tells all its faults. */
export function carConverter(
  plans: readonly FieldPlan[],
  context: ReadContext,
): (record: unknown) => Conversion {
  return (record) => {
    const car: Draft = {};
    const faults: FieldFault[] = [];
    const repairs: FieldFault[] = [];
    for (const plan of plans) {
      const { field, rule } = plan;
      const isEmpty = (reading: FieldReading | undefined) =>
        reading === undefined || 'unusable' in reading;
      const own = readField(record, plan, context);
      let read = own;
      if (isEmpty(read)) {
        const made = fromTemplate(plan, record, car);
        if (made !== undefined) read = { value: made };
      }
      if (isEmpty(read) && rule.default !== undefined)
        read = readConstant(rule.default, plan, context) ?? read;
      if (read === undefined) {
        if (rule.required)
          faults.push({ field, value: '', reason: 'is empty, and the mapping requires it' });
      } else if ('unusable' in read) {
        const value = String(own !== undefined && 'unusable' in own ? own.unusable : read.unusable);
        if (rule.required)
          faults.push({ field, value, reason: 'is no price, and the mapping requires one' });
        else repairs.push({ field, value, reason: 'is no price, imported without one' });
      } else if ('fault' in read) faults.push(read.fault);
      else car[field] = read.value;
    }
    if (faults.length > 0) return { faults };
    if (car.photos_count === undefined && Array.isArray(car.photos))
      car.photos_count = car.photos.length;
    const findings = validateEntity('car', car);
    if (findings.length === 0)
      return { car: car as unknown as Car, ...(repairs.length > 0 && { repairs }) };
    return { faults: validateEntity('car', car, { allErrors: true }).map((it) => fault(it, car)) };
  };
}
