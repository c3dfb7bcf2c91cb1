import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renamedInBaseline, type Baseline } from '@forecourt/checker';
import { nameBelow, planMove, redirectsFile } from '@forecourt/content';
import { readBaseline, writeBaseline } from '../../shared/checking/baseline.ts';
import { readTargets, unreadNote } from '../../shared/documents/read-targets.ts';
import type { MovePlan, TenantDocuments } from '@forecourt/content';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { isThere } from '../../shared/files/is-there.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import { replaceFile } from '../../shared/files/replace-file.ts';
import { namedTenant } from '../../shared/targets/named-tenant.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { printable } from '../../shared/terminal/printable.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { colouredDiff } from '../../shared/terminal/unified-diff.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { diffOfMove, jsonOfMove, textOfMove } from './move-reports.ts';
import { movableFiles, normalAddress, resolveMove } from './resolve-move.ts';

/** Parsed arguments of `forecourt move`. */
export interface MoveRequest {
  readonly from: string;
  readonly to: string;
  /** Folder or slug; undefined for the only tenant that has the address. */
  readonly tenant?: string;
  /** Print a diff and write nothing. */
  readonly dryRun?: boolean;
  /** Baseline whose counts move with the file. */
  readonly baseline?: string;
  /** Redirect a page's old address. */
  readonly redirect: boolean;
  readonly format: 'pretty' | 'json';
}

/** Returns the tenant of a move: the named one, else the only one that has the address. */
async function tenantOfMove(
  { from, tenant }: MoveRequest,
  env: ProcessContext['env'],
): Promise<TenantDocuments> {
  const paths = tenant === undefined ? [] : [await namedTenant(tenant, env)];
  const { tenants } = await targetsOf(paths, env, 'move /old /new --tenant');
  const withAssets = from.startsWith('/assets/');
  const all: TenantDocuments[] = [];
  for await (const read of readTargets(tenants, { withAssets })) all.push(read);
  const having = all.filter((read) => movableFiles(from, read).has(normalAddress(from)));
  const [first, second] = having;
  if (second !== undefined) {
    const names = having.map(({ slug }) => slug).join(', ');
    throw new UsageError(`several tenants have "${printable(from)}" (${names}); add --tenant`);
  }
  const only = first ?? (all.length === 1 ? all[0] : undefined);
  if (only !== undefined) return only;
  throw new UsageError(
    `no tenant has "${printable(from)}": name the path of a page or an asset, such as /finance or /assets/hero.jpg`,
  );
}

/** Writes a plan. The page or asset is renamed last, so that a failure before leaves it in place. */
async function write(directory: string, { changed, renamed }: MovePlan): Promise<void> {
  const pathOf = (file: string) => join(directory, file);
  const isCaseChange = renamed?.from.toLowerCase() === renamed?.to.toLowerCase();
  if (renamed && !isCaseChange && (await isThere(pathOf(renamed.to))))
    throw new UsageError(`"${printable(nameBelow(directory, renamed.to))}" exists already`);
  if (renamed) await makeFolder(dirname(pathOf(renamed.to)));
  for (const { file, before, after, marked } of changed) {
    if (before === '') await writeFile(pathOf(file), after, { flag: 'wx' });
    else await replaceFile(pathOf(file), marked ? `\ufeff${after}` : after);
  }
  if (renamed) await rename(pathOf(renamed.from), pathOf(renamed.to));
}

/** Writes the baseline with the new names of the files, if it counts any of their findings. */
async function renameInBaseline(
  file: string,
  baseline: Baseline,
  directory: string,
  { move: { files }, renamed }: MovePlan,
): Promise<void> {
  if (renamed === undefined) return;
  const named = files.reduce((known, each) => {
    const to = renamed.to + each.slice(renamed.from.length);
    return renamedInBaseline(known, nameBelow(directory, each), nameBelow(directory, to));
  }, baseline);
  if (named !== baseline) await writeBaseline(file, named);
}

/**
 * Moves a page or an asset, and updates every reference to it.
 * @throws {UsageError} if there is nothing at the old address, or the new one can't be used.
 */
export async function runMove(
  request: MoveRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const { from, to, dryRun = false, redirect, format } = request;
  const baseline =
    request.baseline === undefined ? undefined : await readBaseline(request.baseline);
  const tenant = await tenantOfMove(request, env);
  const { directory, unread, reading } = tenant;
  // Without settings it is not known which domains are the tenant's own, and which data it has.
  if (reading.snapshot === undefined)
    throw new UsageError(
      `${printable(nameBelow(directory, 'site.json'))} has errors: fix them first`,
    );
  const plan = planMove(resolveMove(from, to, tenant), tenant, redirect);
  const redirects = nameBelow(directory, redirectsFile);
  if (plan.redirect && unread.some(({ file }) => file === redirects))
    throw new UsageError(`${printable(redirects)} has errors: fix them, or add --no-redirect`);
  if (!dryRun) await write(directory, plan);
  if (!dryRun && baseline) await renameInBaseline(request.baseline!, baseline, directory, plan);
  const colour = wantsColour(stdout, env);
  if (format === 'json') stdout.write(jsonOfMove(directory, plan, !dryRun));
  else if (dryRun) stdout.write(colouredDiff(diffOfMove(directory, plan), colour));
  else stdout.write(textOfMove(directory, plan));
  stderr.write(unreadNote(unread));
  return exitCodes.fine;
}
