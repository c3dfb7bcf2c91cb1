import { didYouMean, validateImportMapping } from '@forecourt/block-schemas';
import { pageLimits, pointerToken } from '@forecourt/json';
import type { Finding, FindingId, ImportMapping, LocatedFinding } from '@forecourt/block-schemas';
import { nodeFileSystem, readJson } from '@forecourt/content';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import { carFields, isCarField } from './car-fields.ts';
import { ruleOf, templateCircle } from './field-plans.ts';
import type { FieldRule } from './field-plans.ts';
import { listedColumns } from './listed-columns.ts';
import { isDateFormat } from './read-date.ts';
import { fieldsOf, pathsOf } from './template.ts';

/** A mapping file that was read. */
export interface MappingFile {
  /** Undefined if something is wrong with it. */
  readonly mapping?: ImportMapping;
  readonly findings: readonly LocatedFinding[];
  /** Adds places to findings about it. */
  readonly place: (findings: readonly Finding[]) => LocatedFinding[];
}

const finding = (
  rule: FindingId,
  pointer: string,
  message: string,
  suggestion?: string,
): Finding => ({
  rule,
  severity: 'error',
  pointer,
  message: suggestion === undefined ? message : `${message}, did you mean "${suggestion}"?`,
  ...(suggestion !== undefined && { suggestion }),
});

const at = (...path: string[]): string =>
  ['fields', ...path].map((part) => `/${pointerToken(part)}`).join('');

function checkRule(field: string, rule: FieldRule): Finding[] {
  const findings: Finding[] = [];
  const sources = [rule.from, rule.value, rule.template, rule.default];
  if (sources.every((source) => source === undefined))
    findings.push(
      finding(
        'no-source',
        at(field),
        'says not where it comes from: give it "from", "value", "template" or "default"',
      ),
    );
  if (rule.value !== undefined && (rule.from !== undefined || rule.template !== undefined))
    findings.push(
      finding(
        'two-sources',
        at(field, 'value'),
        '"value" is the same for every car; leave out "from" and "template", or use "default"',
      ),
    );
  if (rule.date !== undefined && !isDateFormat(rule.date))
    findings.push(
      finding(
        'date-format',
        at(field, 'date'),
        `"${rule.date}" is no format of a date; write one such as dd/MM/yyyy`,
      ),
    );
  for (const name of fieldsOf(rule.template ?? ''))
    if (!isCarField(name)) {
      const message = `a car has no field "${name}"; a column of the feed is written {feed:${name}}`;
      const meant = didYouMean(name, [...carFields.keys()]);
      findings.push(finding('unknown-field', at(field, 'template'), message, meant));
    }
  return findings;
}

/** What is wrong with a mapping that fits its schema. */
function checkMapping({ fields }: ImportMapping): Finding[] {
  const rules = new Map(Object.entries(fields).map(([name, entry]) => [name, ruleOf(entry)]));
  const findings = [...rules].flatMap(([field, rule]) => checkRule(field, rule));
  const circle = templateCircle(rules);
  if (circle.length > 0)
    findings.push(
      finding(
        'template-circle',
        at(circle[0]!, 'template'),
        `needs itself: ${[...circle, circle[0]].join(' → ')}`,
      ),
    );
  return findings;
}

/** What a mapping names that a feed with columns does not have. */
export function checkColumns({ fields }: ImportMapping, columns: readonly string[]): Finding[] {
  const missing = (name: string, pointer: string): Finding[] => {
    if (columns.includes(name)) return [];
    const known = columns.filter((column) => column !== '');
    const meant = didYouMean(name, known);
    const message = `the feed has no column "${name}"${meant === undefined ? listedColumns(known) : ''}`;
    return [finding('missing-column', pointer, message, meant)];
  };
  return Object.entries(fields).flatMap(([field, entry]) => {
    const { from, template = '' } = ruleOf(entry);
    const inTemplate = pathsOf(template).flatMap((name) => missing(name, at(field, 'template')));
    if (from === undefined) return inTemplate;
    if (typeof entry === 'string') return missing(entry, at(field));
    if (typeof from === 'string') return [...missing(from, at(field, 'from')), ...inTemplate];
    // Of several columns one that is there will do.
    if (from.some((name) => columns.includes(name))) return inTemplate;
    return [...missing(from[0] ?? '', at(field, 'from', '0')), ...inTemplate];
  });
}

/**
 * Reads a mapping file. Whatever is wrong with it is a finding with its place.
 * @throws {UsageError} if there is no such file.
 */
export async function readMapping(path: string): Promise<MappingFile> {
  const stat = await nodeFileSystem.stat(path).catch(() => {
    throw new UsageError(`there is no mapping "${path}"`);
  });
  const read = await readJson(nodeFileSystem, path, path, stat, pageLimits);
  const { place } = read;
  if (!read.ok) return { findings: read.findings, place };
  const shape = validateImportMapping(read.value, { allErrors: true });
  const mapping = read.value as ImportMapping;
  const faults = shape.length > 0 ? shape : checkMapping(mapping);
  const findings = [...read.findings, ...place(faults)];
  return findings.length > 0 ? { findings, place } : { mapping, findings, place };
}
