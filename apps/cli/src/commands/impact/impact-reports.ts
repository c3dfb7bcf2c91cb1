import pc from 'picocolors';
import { locationOf } from '../../shared/reporters/words.ts';
import { escapeText } from '../../shared/reporters/markdown.ts';
import { pluralize } from '@forecourt/domain';
import { drawTable, markdownTable } from '../../shared/terminal/table.ts';
import type { Column } from '../../shared/terminal/table.ts';
import { printable } from '../../shared/terminal/printable.ts';
import type { Impact } from '@forecourt/content/uses';
import { nameOf } from '@forecourt/content/uses';

/** Formats of this command. */
export type ImpactFormat = 'pretty' | 'json' | 'markdown';

const longest = 60;

/** Formats a value, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Describes the files that do not set the property. */
function leftOutLine({ subject, filesLeavingOut }: Impact): string | undefined {
  if (subject.kind !== 'property') return undefined;
  const noun = subject.owner === 'site' ? 'tenant' : 'file';
  const what = filesLeavingOut === 0 ? `no ${noun}` : pluralize(filesLeavingOut, noun);
  const leaves = filesLeavingOut <= 1 ? 'leaves' : 'leave';
  const fallback =
    subject.default === undefined ? 'it out' : `it at the default, ${shown(subject.default)}`;
  return `${what} ${leaves} ${fallback}`;
}

function headline(impact: Impact): string {
  const { uses, files, tenants, subject, wanted } = impact;
  const name = wanted === undefined ? nameOf(subject) : `${nameOf(subject)} = ${wanted}`;
  if (uses.length === 0) return `${name}: nothing uses it`;
  const inFiles =
    subject.kind === 'property' && subject.owner === 'site'
      ? ''
      : ` in ${pluralize(files, 'file')}`;
  return `${name}: ${pluralize(uses.length, 'use')}${inFiles} of ${pluralize(tenants, 'tenant')}`;
}

const valueColumns: readonly Column[] = [
  { head: 'value' },
  { head: 'uses', right: true },
  { head: 'files', right: true },
];
const placeColumns: readonly Column[] = [{ head: 'place' }, { head: 'page' }, { head: 'value' }];

/** Above this number, values are free text rather than choices. */
const maxValues = 20;

const valueRows = ({ values }: Impact) => [
  ...values
    .slice(0, maxValues)
    .map(({ value, uses, files }) => [shown(value), String(uses), String(files)]),
  ...(values.length > maxValues ? [[`and ${values.length - maxValues} others`, '', '']] : []),
];
const placeRows = ({ uses }: Impact) =>
  uses.map((use) => [locationOf(use), use.page, 'value' in use ? shown(use.value) : '']);

const withoutEmpty = (columns: readonly Column[], rows: readonly (readonly string[])[]) => {
  const kept = columns.map((_, at) => rows.some((row) => row[at] !== ''));
  return [
    columns.filter((_, at) => kept[at]),
    rows.map((row) => row.filter((_, at) => kept[at])),
  ] as const;
};

function pretty(impact: Impact, colour: boolean): string {
  const colours = pc.createColors(colour);
  const { subject, uses, properties } = impact;
  const lines = [colours.bold(printable(headline(impact)))];
  if ('description' in subject && subject.description !== '')
    lines.push(colours.dim(printable(subject.description)));
  const left = leftOutLine(impact);
  if (left !== undefined) lines.push(printable(left));
  const parts = [`${lines.join('\n')}\n`];
  if (properties.length > 0)
    parts.push(
      drawTable(
        [{ head: 'property' }, { head: 'set in', right: true }],
        properties.map(([name, count]) => [name, `${count} of ${uses.length}`]),
        '  ',
      ),
    );
  if (impact.values.length > 0) parts.push(drawTable(valueColumns, valueRows(impact), '  '));
  if (uses.length > 0) parts.push(drawTable(...withoutEmpty(placeColumns, placeRows(impact))));
  return parts.join('\n');
}

function markdown(impact: Impact): string {
  const left = leftOutLine(impact);
  const escaped = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(escapeText));
  return [
    `### ${escapeText(headline(impact))}\n`,
    ...(left === undefined ? [] : [`${escapeText(left)}\n`]),
    ...(impact.values.length > 0 ? [markdownTable(valueColumns, escaped(valueRows(impact)))] : []),
    ...(impact.uses.length > 0
      ? [markdownTable(...withoutEmpty(placeColumns, escaped(placeRows(impact))))]
      : []),
  ].join('\n');
}

function json(impact: Impact): string {
  const { subject, wanted, uses, values, properties, files, tenants } = impact;
  const { owners, filesLeavingOut } = impact;
  const { kind } = subject;
  const report = {
    version: 1,
    subject: {
      kind,
      name: nameOf(subject),
      value: wanted,
      ...(kind === 'property' && subject.default !== undefined && { default: subject.default }),
    },
    uses,
    values,
    ...(kind === 'type' && { properties: Object.fromEntries(properties) }),
    summary: {
      uses: uses.length,
      files,
      tenants,
      ...(kind === 'property' && { owners, filesLeavingOut }),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Report formats; each text ends with a line feed. Pure. */
export const impactReports: Readonly<
  Record<ImpactFormat, (impact: Impact, colour: boolean) => string>
> = { pretty, json, markdown };
