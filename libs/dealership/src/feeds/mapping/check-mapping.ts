import { didYouMean, errorFinding, validateImportMapping } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';
import type { Finding, ImportMapping } from '@forecourt/block-schemas';
import { carFields, isCarField } from './car-fields.ts';
import { ruleOf, templateCycle } from './field-plans.ts';
import type { FieldRule } from './field-plans.ts';
import { listedColumns } from './listed-columns.ts';
import { addressFields } from './read-addresses.ts';
import { isDateFormat } from './read-date.ts';
import { fieldsOf, pathsOf } from './template.ts';

const at = (...path: string[]): string =>
  ['fields', ...path].map((part) => `/${pointerToken(part)}`).join('');

function checkRule(field: string, rule: FieldRule): Finding[] {
  const findings: Finding[] = [];
  const sources = [rule.from, rule.value, rule.template, rule.default];
  if (sources.every((source) => source === undefined))
    findings.push(
      errorFinding(
        'no-source',
        at(field),
        'has no source: add "from", "value", "template" or "default"',
      ),
    );
  if (rule.value !== undefined && (rule.from !== undefined || rule.template !== undefined))
    findings.push(
      errorFinding(
        'two-sources',
        at(field, 'value'),
        '"value" is the same for every car; leave out "from" and "template", or use "default"',
      ),
    );
  if (rule.date !== undefined && !isDateFormat(rule.date))
    findings.push(
      errorFinding(
        'date-format',
        at(field, 'date'),
        `"${rule.date}" is not a date format; write one such as dd/MM/yyyy`,
      ),
    );
  if (rule.keep !== undefined && rule.as !== 'capitals')
    findings.push(
      errorFinding('keep-unused', at(field, 'keep'), '"keep" takes "as": "capitals"; add it'),
    );
  if (rule.as === 'https' && isCarField(field) && !addressFields.has(field))
    findings.push(
      errorFinding(
        'not-an-address',
        at(field, 'as'),
        `"https" converts addresses, and ${field} has none; remove it`,
      ),
    );
  for (const name of fieldsOf(rule.template ?? ''))
    if (!isCarField(name)) {
      const message = `a car has no field "${name}"; a column of the feed is written {feed:${name}}`;
      const meant = didYouMean(name, [...carFields.keys()]);
      findings.push(errorFinding('unknown-field', at(field, 'template'), message, meant));
    }
  return findings;
}

/** Findings of a mapping: those of its schema or, if it fits, those of its fields' rules. */
export function checkMapping(value: unknown): Finding[] {
  const shape = validateImportMapping(value, { allErrors: true });
  if (shape.length > 0) return [...shape];
  const { fields } = value as ImportMapping;
  const rules = new Map(Object.entries(fields).map(([name, entry]) => [name, ruleOf(entry)]));
  const findings = [...rules].flatMap(([field, rule]) => checkRule(field, rule));
  const cycle = templateCycle(rules);
  const [first] = cycle;
  if (first !== undefined)
    findings.push(
      errorFinding(
        'template-circle',
        at(first, 'template'),
        `needs itself: ${[...cycle, first].join(' → ')}`,
      ),
    );
  return findings;
}

/** Findings about columns that a mapping names and the feed does not have. */
export function checkColumns(
  { fields, omit = {} }: ImportMapping,
  columns: readonly string[],
): Finding[] {
  const missing = (name: string, pointer: string): Finding[] => {
    if (columns.includes(name)) return [];
    const known = columns.filter((column) => column !== '');
    const meant = didYouMean(name, known);
    const message = `the feed has no column "${name}"${meant === undefined ? listedColumns(known) : ''}`;
    return [errorFinding('missing-column', pointer, message, meant)];
  };
  const ofOmit = Object.keys(omit).flatMap((name) => missing(name, `/omit/${pointerToken(name)}`));
  const ofFields = Object.entries(fields).flatMap(([field, entry]) => {
    const { from, template = '' } = ruleOf(entry);
    const inTemplate = pathsOf(template).flatMap((name) => missing(name, at(field, 'template')));
    if (from === undefined) return inTemplate;
    if (typeof entry === 'string') return missing(entry, at(field));
    if (typeof from === 'string') return [...missing(from, at(field, 'from')), ...inTemplate];
    // Of several columns one that is there will do.
    if (from.some((name) => columns.includes(name))) return inTemplate;
    return [...missing(from[0] ?? '', at(field, 'from', '0')), ...inTemplate];
  });
  return [...ofOmit, ...ofFields];
}
