import pc from 'picocolors';
import { escapeText } from '../../shared/reporters/markdown.ts';
import { pluralize } from '@forecourt/domain';
import { locatedMessage, locationOf } from '../../shared/reporters/words.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { markdownTable } from '../../shared/terminal/table.ts';
import type { BrokenDocument } from './broken-content.ts';
import type { ChangeLevel, SchemaChange } from '@forecourt/comparison/schemas';
import { schemaBase } from '@forecourt/block-schemas';

/** Formats of this command. */
export type SchemaDiffFormat = 'pretty' | 'json' | 'markdown';

/** The result of comparing two versions of the schemas, and content with both. */
export interface SchemaDiff {
  /** Names of the versions. */
  readonly from: string;
  readonly to: string;
  readonly changes: readonly SchemaChange[];
  /** Content that was valid and is now rejected; undefined if no content was checked. */
  readonly broken?: readonly BrokenDocument[];
  /** Number of documents that were checked. */
  readonly checked: number;
}

const levels: readonly ChangeLevel[] = ['may break', 'safe'];

const titles: Readonly<Record<ChangeLevel, string>> = {
  'may break': 'May break: content that was valid may be refused',
  safe: 'Safe: content that was valid stays valid',
};

/** Returns a schema's display name: a block's type, or its source file. */
const nameOf = (id: string): string =>
  id
    .slice(schemaBase.length)
    .replace(/^blocks\/([^/]+)\/schema\.json$/, '$1')
    .replace(/\.json$/, '');

const shortPointer = (pointer: string): string => pointer.slice(schemaBase.length);

const maxAffected = 6;

function affected({ affects }: SchemaChange): string {
  const names = affects.map(({ document, path }) =>
    [nameOf(document), path].filter(Boolean).join('.'),
  );
  const shown = names.slice(0, maxAffected).join(', ');
  return names.length > maxAffected ? `${shown} and ${names.length - maxAffected} more` : shown;
}

/** Summarizes the result in one line. */
export function diffSummary({ changes, broken, checked, from, to }: SchemaDiff): string {
  const counts = levels.map(
    (level) => `${changes.filter((change) => change.level === level).length} ${level}`,
  );
  const head = changes.length === 0 ? 'No change' : counts.join(', ');
  const content =
    broken === undefined
      ? ''
      : broken.length === 0
        ? `; none of ${pluralize(checked, 'file')} of content breaks`
        : `; ${broken.length} of ${pluralize(checked, 'file')} of content ${broken.length === 1 ? 'breaks' : 'break'}`;
  return `${head} from ${from} to ${to}${content}`;
}

function pretty(diff: SchemaDiff, colour: boolean): string {
  const colours = pc.createColors(colour);
  const paint = { 'may break': colours.red, safe: colours.green };
  const sections = levels.flatMap((level) => {
    const changes = diff.changes.filter((change) => change.level === level);
    if (changes.length === 0) return [];
    const lines = changes.map((change) => {
      const values = affected(change);
      const line = `  ${colours.bold(printable(values))}: ${printable(change.message)}`;
      return `${line}\n    ${colours.dim(printable(shortPointer(change.pointer)))}`;
    });
    return [`${paint[level](titles[level])}\n${lines.join('\n')}`];
  });
  const broken = (diff.broken ?? []).map(({ page, file, findings }) => {
    const head = page === undefined ? file : `${page} (${file})`;
    const lines = findings.map(
      (finding) => `  ${printable(locationOf(finding))} ${printable(locatedMessage(finding))}`,
    );
    return `${colours.bold(printable(head))}\n${lines.join('\n')}`;
  });
  if (broken.length > 0)
    sections.push(`${colours.red('Valid before, refused now')}\n${broken.join('\n')}`);
  return `${[...sections, diffSummary(diff)].join('\n\n')}\n`;
}

function markdown(diff: SchemaDiff): string {
  const parts = [`### Schemas: ${escapeText(diffSummary(diff))}\n`];
  if (diff.changes.length > 0)
    parts.push(
      markdownTable(
        [{ head: '' }, { head: 'Where' }, { head: 'What' }, { head: 'In the schema' }],
        diff.changes.map((change) =>
          [change.level, affected(change), change.message, shortPointer(change.pointer)].map(
            escapeText,
          ),
        ),
      ),
    );
  const broken = (diff.broken ?? []).flatMap(({ page, findings }) =>
    findings.map((finding) =>
      [page ?? '', locationOf(finding), locatedMessage(finding)].map(escapeText),
    ),
  );
  if (broken.length > 0)
    parts.push(
      `#### Valid before, refused now\n`,
      markdownTable([{ head: 'Page' }, { head: 'Place' }, { head: 'What' }], broken),
    );
  return parts.join('\n');
}

function json({ from, to, changes, broken, checked }: SchemaDiff): string {
  const count = (level: ChangeLevel) => changes.filter((change) => change.level === level).length;
  const report = {
    version: 2,
    from,
    to,
    changes: changes.map(({ level, keyword, pointer, message, affects }) => ({
      level,
      keyword,
      pointer: shortPointer(pointer),
      message,
      affects: affects.map(({ document, path }) => ({ schema: nameOf(document), path })),
    })),
    broken: broken?.map(({ tenant, kind, file, page, findings }) => ({
      tenant,
      kind,
      file,
      page,
      findings: findings.map(({ line, column, pointer, rule, message }) => ({
        line,
        column,
        pointer,
        rule,
        message,
      })),
    })),
    summary: {
      mayBreak: count('may break'),
      safe: count('safe'),
      ...(broken !== undefined && { files: checked, filesBroken: broken.length }),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Report formats; each text ends with a line feed. Pure. */
export const schemaDiffReports: Readonly<
  Record<SchemaDiffFormat, (diff: SchemaDiff, colour: boolean) => string>
> = { pretty, json, markdown };
