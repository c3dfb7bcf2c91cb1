import { existsSync } from 'node:fs';
import { exitCodes } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { findMergeBase, findRepository, findRevision } from '../../shared/git/repository.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { progressOn } from '../../shared/terminal/progress.ts';
import { chooseOutputs } from '../../shared/reporters/outputs.ts';
import type { Output } from '../../shared/reporters/outputs.ts';
import { pathOrSlug } from '../../shared/targets/named-tenant.ts';
import { defaultPath, notPart, nothingHere } from '../../shared/targets/targets.ts';
import type { TenantTarget } from '../../shared/targets/targets.ts';
import { isWithin } from '../../shared/targets/targets.ts';
import { readSides } from './axes.ts';
import type { Axes, SideRequest } from './axes.ts';
import { compareTenant } from '@forecourt/comparison';
import type { ComparisonOptions, TenantComparison } from '@forecourt/comparison';
import type { ReportSide } from '@forecourt/comparison';
import { loadRenderer } from './rendering/load-renderer.ts';
import { findTenants } from './find-tenants.ts';
import type { FilesAt } from './find-tenants.ts';
import type { DiffFormat } from './formats/format-names.ts';
import { writeDiff } from './formats/write-diff.ts';
import { hasChanges, makeDiffReport } from '@forecourt/comparison';
import { nameOfFile } from './name-of-file.ts';
import { filesRead, isUnreadable, openSide, readingNotes } from './read-sides.ts';
import type { SideReader, SideReading } from './read-sides.ts';

/** Parsed arguments of `forecourt diff`. */
export interface DiffRequest extends Axes {
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly outputs: readonly Output<DiffFormat>[];
  readonly failOnChange: boolean;
  /** The moment, ISO 8601. */
  readonly now: string;
}

type Two<T> = readonly [T, T];

/** Returns the revisions of both sides; none for a comparison of dates only. */
async function filesOf(
  requests: Two<SideRequest>,
  path: string,
): Promise<Two<FilesAt | undefined>> {
  if (requests.every(({ revision }) => revision === undefined)) return [undefined, undefined];
  const repository = await findRepository(path);
  const at = async ({ revision, branch }: SideRequest): Promise<FilesAt> => {
    if (revision === undefined) return { repository };
    const found =
      branch === undefined
        ? await findRevision(repository, revision)
        : await findMergeBase(repository, revision, branch);
    return { repository, revision: found };
  };
  return [await at(requests[0]), await at(requests[1])];
}

const sideOf = ({ at, clock }: SideRequest, files: FilesAt | undefined): ReportSide => ({
  revision: files?.revision,
  at,
  clock,
});

const whereOf = ({ revision }: ReportSide): string =>
  revision === undefined ? 'as it is' : `at ${revision.name}`;

/** Checks that the requested files and folders exist on a side. */
function checkAsked({ directory, only = [] }: TenantTarget, readings: Two<SideReading>): void {
  const files = readings.flatMap((side) =>
    filesRead(side).map((file) => nameOfFile(directory, file)),
  );
  const missed = only.find((path) => !files.some((file) => isWithin(file, [path])));
  if (missed !== undefined) throw notPart(missed);
}

/** Compares a tenant on both sides, reading it only once if both use the same files. */
async function compareAt(
  target: TenantTarget,
  readers: Two<SideReader>,
  sides: Two<ReportSide>,
  now: string,
  shared: Pick<ComparisonOptions, 'renderer' | 'onPage' | 'keepRenderings'>,
): Promise<{ comparison?: TenantComparison; notes: readonly string[] }> {
  const { directory, only } = target;
  const before = await readers[0].read(directory);
  const after = readers[0] === readers[1] ? before : await readers[1].read(directory);
  checkAsked(target, [before, after]);
  const notes = [
    ...readingNotes(directory, before, whereOf(sides[0])),
    ...(before === after ? [] : readingNotes(directory, after, whereOf(sides[1]))),
  ];
  const side = ({ fs, reading }: SideReading, { at, clock = now }: ReportSide) =>
    reading?.snapshot && { snapshot: reading.snapshot, fs, at, clock };
  const [from, to] = [side(before, sides[0]), side(after, sides[1])];
  if (isUnreadable(before) || isUnreadable(after) || (!from && !to)) return { notes };
  const options = {
    ...shared,
    nameOf: (file: string) => nameOfFile(directory, file),
    isAsked: (name: string) => only === undefined || isWithin(name, only),
  };
  return { notes, comparison: await compareTenant(directory, { from, to }, options) };
}

/**
 * Compares tenants and writes the reports.
 * @returns the exit code.
 * @throws {UsageError} for options, paths, revisions and outputs that can't be used.
 */
export async function runDiff(request: DiffRequest, context: ProcessContext): Promise<ExitCode> {
  const requests = readSides(request);
  const outputs = chooseOutputs(request.outputs);
  const folder = await defaultPath(context.env, process.cwd());
  const named = request.paths.map((path) => pathOrSlug(path, context.env));
  const paths = named.length > 0 ? await Promise.all(named) : [folder];
  const files = await filesOf(requests, paths[0]!);
  if (request.paths.length === 0 && files[0] === undefined && !existsSync(folder))
    throw nothingHere(folder, 'compare', 'diff');
  const targets = await findTenants(paths, files);
  const sides = [sideOf(requests[0], files[0]), sideOf(requests[1], files[1])] as const;
  const first = openSide(files[0]);
  const isSameFiles = files[0]?.revision?.commit === files[1]?.revision?.commit;
  const readers = [first, isSameFiles ? first : openSide(files[1])] as const;
  const progress = progressOn(
    context.stderr,
    (count) => `Comparing … ${count.toLocaleString('en')} pages`,
  );
  const comparisons: TenantComparison[] = [];
  const notes: string[] = [];
  let isWhole = true;
  try {
    const options = {
      renderer: await loadRenderer(),
      onPage: progress.step,
      keepRenderings: outputs.some(({ format }) => format === 'html'),
    };
    for (const target of targets) {
      const compared = await compareAt(target, readers, sides, request.now, options);
      const { comparison, notes: own } = compared;
      notes.push(...own);
      if (comparison) comparisons.push(comparison);
      else isWhole = false;
    }
    progress.end();
    const tenants = comparisons.map(({ tenant }) => tenant);
    const report = makeDiffReport(sides[0], sides[1], tenants, notes);
    const failing = request.failOnChange && hasChanges(report);
    const code = !isWhole ? exitCodes.usage : failing ? exitCodes.findings : exitCodes.fine;
    await writeDiff({ report, comparisons, code }, outputs, context);
    return code;
  } finally {
    progress.end();
    for (const reader of new Set(readers)) await reader.close();
  }
}
