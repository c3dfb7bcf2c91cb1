import { exitCodes } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { readTargets, unreadNote } from '../../shared/documents/read-targets.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { ContentComparison } from './broken-content.ts';
import type { BrokenDocument } from './broken-content.ts';
import { findClone, readRevision, readWorkingTree } from './read-schemas.ts';
import { compareSchemas } from '@forecourt/comparison/schemas';
import { diffSummary, schemaDiffReports } from './schema-diff-reports.ts';
import type { SchemaDiffFormat } from './schema-diff-reports.ts';

/** Parsed arguments of `forecourt schema-diff`. */
export interface SchemaDiffRequest {
  /** The old revision. */
  readonly from: string;
  /** The new revision; the working tree if undefined. */
  readonly to?: string;
  /** Content to check; the default folder if empty. */
  readonly paths: readonly string[];
  /** Skips the check of content. */
  readonly schemasOnly?: boolean;
  readonly format: SchemaDiffFormat;
}

/**
 * Compares two versions of the schemas, and validates content with both.
 * @returns 1 if a change may break content, or breaks content that was checked.
 * @throws {UsageError} for revisions and paths that can't be used.
 */
export async function runSchemaDiff(
  { from, to, paths, schemasOnly, format }: SchemaDiffRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const clone = findClone(process.cwd());
  const before = await readRevision(clone, from);
  const after = to === undefined ? await readWorkingTree(clone) : await readRevision(clone, to);
  // Shared definitions are compared through the references to them.
  const documents = [...new Set([...before.documents.keys(), ...after.documents.keys()])]
    .filter((id) => !id.endsWith('/common.json'))
    .sort();
  const changes = compareSchemas(before, after, documents);
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
  const breaks = changes.some(({ level }) => level === 'may break') || broken.length > 0;
  return breaks ? exitCodes.findings : exitCodes.fine;
}
