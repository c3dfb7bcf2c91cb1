import { compareSchemas } from '@forecourt/block-schemas/compatibility';
import type { SchemaSet } from '@forecourt/block-schemas/compatibility';
import { exitCodes } from '../exit-codes.ts';
import type { ExitCode } from '../exit-codes.ts';
import { readTargets, unreadNote } from '../documents/read-documents.ts';
import type { Surroundings } from '../surroundings.ts';
import { wantsColour } from '../terminal/wants-colour.ts';
import { targetsOf } from '../validation/run-validate.ts';
import { ContentComparison } from './broken-content.ts';
import type { BrokenDocument } from './broken-content.ts';
import { findClone, readRevision, readWorkingTree } from './read-schemas.ts';
import { diffSummary, schemaDiffReports } from './schema-diff-reports.ts';
import type { SchemaDiffFormat } from './schema-diff-reports.ts';

/** The command line of `forecourt schema-diff`, read. */
export interface SchemaDiffRequest {
  /** The revision to start from. */
  readonly from: string;
  /** The revision to come to; the working tree without. */
  readonly to?: string;
  /** Content to look at; the default folder if empty. */
  readonly paths: readonly string[];
  /** Leave content aside. */
  readonly schemasOnly?: boolean;
  readonly format: SchemaDiffFormat;
}

/**
 * Compares two versions of the schemas, and tells what content the change breaks.
 * @returns 1 if a change may break content.
 * @throws {UsageError} for revisions and paths that can't be used.
 */
export async function runSchemaDiff(
  { from, to, paths, schemasOnly, format }: SchemaDiffRequest,
  { stdout, stderr, env }: Surroundings,
): Promise<ExitCode> {
  const clone = findClone(process.cwd());
  const before = await readRevision(clone, from);
  const after = to === undefined ? await readWorkingTree(clone) : await readRevision(clone, to);
  const named: readonly [SchemaSet, SchemaSet] = [
    { ...before, name: 'before' },
    { ...after, name: 'after' },
  ];
  // What is shared counts where it is used.
  const documents = [...new Set([...before.documents.keys(), ...after.documents.keys()])]
    .filter((id) => !id.endsWith('/common.json'))
    .sort();
  const changes = compareSchemas(...named, documents);
  const broken: BrokenDocument[] = [];
  const unread = [];
  let checked = 0;
  if (!schemasOnly) {
    const comparison = new ContentComparison(before, after);
    const { tenants } = await targetsOf(paths, env, `schema-diff ${from}`);
    for await (const tenant of readTargets(tenants)) {
      broken.push(...comparison.brokenIn(tenant));
      checked += tenant.documents.length;
      unread.push(...tenant.unread);
    }
  }
  const diff = { from, to: after.name, changes, checked, ...(!schemasOnly && { broken }) };
  stdout.write(schemaDiffReports[format](diff, wantsColour(stdout, env)));
  if (format !== 'pretty') stderr.write(`${diffSummary(diff)}\n`);
  stderr.write(unreadNote(unread));
  const breaks = changes.some(({ level }) => level === 'breaking') || broken.length > 0;
  return breaks ? exitCodes.findings : exitCodes.fine;
}
