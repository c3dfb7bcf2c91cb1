import { existsSync } from 'node:fs';
import type { ContentDocument, TenantDocuments } from '@forecourt/content';
import { didYouMean } from '@forecourt/block-schemas';
import { replaceFile } from '../../shared/files/replace-file.ts';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { readTargets, unreadNote } from '../../shared/documents/read-targets.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { colouredDiff } from '../../shared/terminal/unified-diff.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { pathOrSlug } from '../../shared/targets/named-tenant.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { migrateDocument, MigrationError } from '@forecourt/content/migrations';
import type { MigratedDocument, Migration } from '@forecourt/content/migrations';
import { diffs, isChanged, json, listed, migrateSummary, pretty } from './migrate-reports.ts';
import { readCodemod } from './read-codemod.ts';
import { migrations } from './registry.ts';

/** Parsed arguments of `forecourt migrate`. */
export interface MigrateRequest {
  /** Ids of migrations and paths of content, as given on the command line. */
  readonly words: readonly string[];
  /** Modules of custom migrations. */
  readonly codemod: readonly string[];
  /** Print a diff and write nothing. */
  readonly dryRun?: boolean;
  /** Exit with 1 if something would change, and write nothing. */
  readonly check?: boolean;
  readonly list?: boolean;
  readonly format: 'pretty' | 'json';
}

/** Sorts words into migrations and paths: one without slash or dot that is no folder is an id. */
function choose(words: readonly string[], codemods: readonly Migration[]) {
  const named: Migration[] = [];
  const paths: string[] = [];
  for (const word of words) {
    const known = migrations.find(({ id }) => id === word);
    if (known !== undefined) named.push(known);
    else if (paths.length > 0 || /[/\\.]/.test(word)) paths.push(word);
    else {
      const meant = didYouMean(
        word,
        migrations.map(({ id }) => id),
      );
      if (meant === undefined && existsSync(word)) paths.push(word);
      else if (meant === undefined)
        throw new UsageError(
          `"${word}" is neither a migration nor a path; forecourt migrate --list names the migrations`,
        );
      else throw new UsageError(`there is no migration "${word}", did you mean "${meant}"?`);
    }
  }
  const own = [...named, ...codemods];
  return { chosen: own.length > 0 ? own : migrations, paths };
}

/** Applies migrations to a document. @throws {UsageError} if one of them fails. */
function migratedBy(
  chosen: readonly Migration[],
  document: ContentDocument,
  tenant: TenantDocuments,
): MigratedDocument | undefined {
  try {
    return migrateDocument(document, chosen, tenant);
  } catch (error) {
    if (error instanceof MigrationError) throw new UsageError(printable(error.message));
    throw error;
  }
}

/**
 * Applies migrations to content.
 * @returns 1 with `check` if something would change.
 * @throws {UsageError} for names, paths and codemods that can't be used.
 */
export async function runMigrate(
  request: MigrateRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const { words, codemod, dryRun = false, check = false, format } = request;
  if (request.list) {
    stdout.write(listed(migrations));
    return exitCodes.fine;
  }
  const codemods: Migration[] = [];
  for (const file of codemod) codemods.push(await readCodemod(file));
  const named = await Promise.all(words.map((word) => pathOrSlug(word, env)));
  const { chosen, paths } = choose(named, codemods);
  const { tenants } = await targetsOf(paths, env, 'migrate');
  const written = !dryRun && !check;
  const documents: MigratedDocument[] = [];
  const unread = [];
  let checked = 0;
  for await (const tenant of readTargets(tenants)) {
    unread.push(...tenant.unread);
    checked += tenant.documents.length;
    for (const document of tenant.documents) {
      const migrated = migratedBy(chosen, document, tenant);
      if (migrated !== undefined) documents.push(migrated);
    }
  }
  // Nothing is written before every migration has run: a codemod that fails changes no file.
  if (written)
    for (const { document, text } of documents.filter(isChanged))
      await replaceFile(document.file, document.marked ? `\ufeff${text}` : text);
  const run = { documents, checked, written };
  const colour = wantsColour(stdout, env);
  if (format === 'json') stdout.write(json(run));
  else if (!dryRun) stdout.write(pretty(run, colour));
  else {
    const isTerminal = stdout.isTTY === true || colour;
    stdout.write(isTerminal ? colouredDiff(diffs(run), colour) : diffs(run));
  }
  if (format === 'json' || dryRun) stderr.write(`${migrateSummary(run)}\n`);
  if (dryRun && format !== 'json') stderr.write(undone(documents));
  stderr.write(unreadNote(unread));
  return check && documents.some(isChanged) ? exitCodes.findings : exitCodes.fine;
}

/** Lists the refused migrations, which a diff does not show. */
const undone = (documents: readonly MigratedDocument[]): string =>
  documents
    .flatMap(({ document, steps }) =>
      steps.flatMap(({ id, refused }) =>
        refused === undefined ? [] : [`${document.file}: ${id} not done, ${refused}\n`],
      ),
    )
    .join('');
