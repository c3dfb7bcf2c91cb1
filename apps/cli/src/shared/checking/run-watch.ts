import { createChecker, watchChecks } from '@forecourt/checker';
import type { CheckerOptions } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { exitCodes } from '../errors/exit-codes.ts';
import type { ExitCode } from '../errors/exit-codes.ts';
import { writeOutputs } from '../reporters/outputs.ts';
import type { Output } from '../reporters/outputs.ts';
import type { Report } from '../reporters/report.ts';
import { foldersBelow } from '../targets/named-tenant.ts';
import type { Targets, TenantTarget } from '../targets/targets.ts';
import { askedToEnd } from '../terminal/asked-to-end.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import type { CheckResults } from './check-results.ts';

const isBelow = (path: string, root: string) => root === '.' || path.startsWith(`${root}/`);

/** Returns the current tenants: in a folder of tenants they can be added and removed. */
async function presentTenants({ tenants, roots }: Targets): Promise<readonly TenantTarget[]> {
  const known = new Map<string, TenantTarget>(tenants.map((tenant) => [tenant.directory, tenant]));
  for (const root of roots) {
    const present = await foldersBelow(root).catch(() => {
      throw new Error(`"${root}" cannot be read; the watch goes on once the folder is back`);
    });
    for (const directory of known.keys())
      if (isBelow(directory, root) && !present.includes(directory)) known.delete(directory);
    for (const directory of present) if (!known.has(directory)) known.set(directory, { directory });
  }
  return [...known.values()].sort((a, b) => (a.directory < b.directory ? -1 : 1));
}

/** Returns the paths to watch. @param configs files of the configuration, which may not exist yet. */
function watchedPaths({ tenants, roots }: Targets, configs: readonly string[]) {
  const single = tenants.filter(({ directory }) => !roots.some((root) => isBelow(directory, root)));
  return new Map([
    ...roots.map((root) => [root, 'tenants'] as const),
    ...single.map(({ directory }) => [directory, 'tenant'] as const),
    ...configs.map((config) => [config, 'file'] as const),
  ]);
}

/**
 * Checks tenants, and rechecks those that change, until the process is asked to end. On a terminal
 * every report starts on a clear screen.
 * @param options of the checker.
 * @param reportOn builds a report on tenants.
 * @param configs files of the configuration, which may not exist yet; a change of one rechecks every
 *   tenant.
 * @returns the exit code: 0 for a watch that was ended on purpose.
 */
export async function runWatch(
  targets: Targets,
  outputs: readonly Output[],
  context: ProcessContext,
  options: Pick<CheckerOptions, 'config' | 'cache' | 'workers'>,
  reportOn: (tenants: readonly TenantTarget[], results: CheckResults) => Promise<Report>,
  configs: readonly string[] = [],
): Promise<ExitCode> {
  const { stdout, stderr } = context;
  let read = 0;
  const onRead = () => (read += 1);
  const checker = createChecker({ ...options, files: blockingFileSystem, onRead });
  let present: readonly TenantTarget[] = [];
  const end = await watchChecks(checker, {
    watched: watchedPaths(targets, configs),
    tenants: async () => {
      read = 0;
      present = await presentTenants(targets);
      return present.map(({ directory }) => directory);
    },
    onResults: async (results) => {
      const report = await reportOn(present, results);
      if (stdout.isTTY === true) stdout.write('\u001b[2J\u001b[3J\u001b[H');
      await writeOutputs(report, outputs, context);
      stderr.write(`Read ${read} of ${report.files.length} files; watching, Ctrl+C ends\n`);
    },
    onError: (error) =>
      // A requested file may be missing temporarily; the watch continues.
      stderr.write(`forecourt: ${error instanceof Error ? error.message : 'internal error'}\n`),
  });
  await askedToEnd();
  await end();
  return exitCodes.fine;
}
