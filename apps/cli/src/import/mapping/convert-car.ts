import { resolvePointer, validateEntity } from '@forecourt/block-schemas';
import type { Car, Finding } from '@forecourt/block-schemas';
import type { FieldPlan } from './field-plans.ts';
import { readConstant, readField } from './read-field.ts';
import type { FieldFault, ReadContext } from './read-field.ts';
import { shapeText } from './shape-text.ts';
import { templateParts } from './template.ts';
import { valuesAt } from './values-at.ts';

/** A record as a car, or why it is none. */
export type Conversion = { readonly car: Car } | { readonly faults: readonly FieldFault[] };

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
    for (const plan of plans) {
      const { field, rule } = plan;
      let read = readField(record, plan, context);
      if (read === undefined) {
        const made = fromTemplate(plan, record, car);
        if (made !== undefined) read = { value: made };
      }
      if (read === undefined && rule.default !== undefined)
        read = readConstant(rule.default, plan, context);
      if (read === undefined) {
        if (rule.required)
          faults.push({ field, value: '', reason: 'is empty, and the mapping requires it' });
      } else if ('fault' in read) faults.push(read.fault);
      else car[field] = read.value;
    }
    if (faults.length > 0) return { faults };
    if (car.photos_count === undefined && Array.isArray(car.photos))
      car.photos_count = car.photos.length;
    const findings = validateEntity('car', car);
    if (findings.length === 0) return { car: car as unknown as Car };
    return { faults: validateEntity('car', car, { allErrors: true }).map((it) => fault(it, car)) };
  };
}
