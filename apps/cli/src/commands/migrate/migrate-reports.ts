import pc from 'picocolors';
import { pluralize } from '@forecourt/domain';
import { printable } from '../../shared/terminal/printable.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import type { MigratedDocument, Migration, MigrationStep } from '@forecourt/content/migrations';
import { unifiedDiff } from '../../shared/terminal/unified-diff.ts';

/** Result of a run, or of a dry run. */
export interface MigrateRun {
  /** Documents that a migration applies to, in order. */
  readonly documents: readonly MigratedDocument[];
  /** Number of documents read. */
  readonly checked: number;
  /** True if the files were written. */
  readonly written: boolean;
}

const isDone = ({ refused }: MigrationStep) => refused === undefined;

/** True if a document was changed. */
export const isChanged = ({ document, text }: MigratedDocument): boolean => document.text !== text;

/** Summarizes a run in one line. */
export function migrateSummary({ documents, checked, written }: MigrateRun): string {
  const changed = documents.filter(isChanged);
  const edits = changed
    .flatMap(({ steps }) => steps.filter(isDone))
    .reduce((sum, step) => sum + step.edits, 0);
  const refused = documents.flatMap(({ steps }) => steps.filter((step) => !isDone(step))).length;
  const what =
    changed.length === 0
      ? `Nothing to migrate in ${pluralize(checked, 'file')}`
      : `${written ? 'Changed' : 'Would change'} ${pluralize(edits, 'place')} in ${changed.length.toLocaleString('en')} of ${pluralize(checked, 'file')}`;
  return refused === 0 ? what : `${what}; ${pluralize(refused, 'migration')} left undone`;
}

const stepLine = ({ id, edits, refused }: MigrationStep) =>
  refused === undefined ? `  ${id}: ${pluralize(edits, 'place')}` : `  ${id}: not done, ${refused}`;

/** Formats a run for a terminal: every file and its migrations. */
export function pretty(run: MigrateRun, colour: boolean): string {
  const colours = pc.createColors(colour);
  const files = run.documents.map(({ document, steps }) =>
    [colours.bold(printable(document.file)), ...steps.map(stepLine)].join('\n'),
  );
  return `${[...files, migrateSummary(run)].join('\n')}\n`;
}

/** Formats the changes of all files as a unified diff for `git apply`. */
export const diffs = ({ documents }: MigrateRun): string =>
  documents
    .map(({ document, text }) => {
      const mark = document.marked ? '\ufeff' : '';
      return unifiedDiff(document.file, mark + document.text, mark + text);
    })
    .join('');

/** Formats a run as JSON. */
export function json(run: MigrateRun): string {
  const { documents, checked, written } = run;
  const report = {
    version: 1,
    written,
    files: documents.map((migrated) => ({
      file: migrated.document.file,
      changed: isChanged(migrated),
      migrations: migrated.steps,
    })),
    summary: { files: checked, changed: documents.filter(isChanged).length },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Lists the migrations. */
export const listed = (migrations: readonly Migration[]): string =>
  drawTable(
    [{ head: 'migration' }, { head: 'what it does' }],
    migrations.map(({ id, description }) => [id, description]),
  );
