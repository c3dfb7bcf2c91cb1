import { watch as watchFolder } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { createChecker } from '@forecourt/checker';
import type { CheckerOptions, CheckResult } from '@forecourt/checker';
import { blockingFileSystem, nodeFileSystem } from '@forecourt/content';
import { exitCodes } from '../errors/exit-codes.ts';
import type { ExitCode } from '../errors/exit-codes.ts';
import { askedToEnd } from '../terminal/asked-to-end.ts';
import { writeOutputs } from '../reporters/outputs.ts';
import type { Output } from '../reporters/outputs.ts';
import type { Report } from '../reporters/report.ts';
import { foldersBelow } from '../targets/targets.ts';
import type { Targets, TenantTarget } from '../targets/targets.ts';
import type { CheckResults } from './validation-run.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

// Debounce in milliseconds: editors write in several steps.
const quiet = 120;

/** Returns the current tenants: in a folder of tenants they can be added and removed. */
async function presentTenants({ tenants, roots }: Targets): Promise<readonly TenantTarget[]> {
  const known = new Map<string, TenantTarget>(tenants.map((tenant) => [tenant.directory, tenant]));
  for (const root of roots) {
    const below = (path: string) => path.startsWith(root === '.' ? '' : `${root}/`);
    const present = await foldersBelow(root).catch((): string[] => []);
    for (const directory of known.keys())
      if (below(directory) && !present.includes(directory)) known.delete(directory);
    for (const directory of present) if (!known.has(directory)) known.set(directory, { directory });
  }
  return [...known.values()].sort((a, b) => (a.directory < b.directory ? -1 : 1));
}

/** Work that a watch repeats. */
export interface WatchedWork {
  readonly checker: Pick<CheckerOptions, 'config' | 'cache' | 'workers'>;
  /** Configuration file, which may not exist yet; a change of it rechecks every tenant. */
  readonly config?: string;
  readonly report: (tenants: readonly TenantTarget[], results: CheckResults) => Promise<Report>;
}

/**
 * Checks tenants, and rechecks those that change, until the process is asked to end. On a terminal
 * every report starts on a clear screen.
 * @returns the exit code: 0 for a watch that was ended on purpose.
 */
export async function watchTenants(
  targets: Targets,
  outputs: readonly Output[],
  context: ProcessContext,
  work: WatchedWork,
): Promise<ExitCode> {
  const touched = new Map<string, Set<string>>();
  const results = new Map<string, CheckResult>();
  let read = 0;
  const checker = createChecker({
    ...work.checker,
    files: blockingFileSystem,
    onRead: () => (read += 1),
  });
  let timer: NodeJS.Timeout | undefined;
  let isConfigTouched = false;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    const tenants = await presentTenants(targets);
    const events = new Map(touched);
    touched.clear();
    if (isConfigTouched) results.clear();
    isConfigTouched = false;
    read = 0;
    for (const { directory } of tenants) {
      const changed = events.get(directory);
      if (changed !== undefined || !results.has(directory))
        results.set(directory, await checker.check(directory, { changed }));
    }
    const report = await work.report(tenants, results);
    if (context.stdout.isTTY === true) context.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    await writeOutputs(report, outputs, context);
    context.stderr.write(`Read ${read} of ${report.files.length} files; watching, Ctrl+C ends\n`);
  };

  const schedule = () => {
    timer = undefined;
    running = running.then(run).catch((error: unknown) => {
      // A requested file may be missing temporarily; the watch continues.
      context.stderr.write(`forecourt: ${error instanceof Error ? error.message : 'fault'}\n`);
    });
  };

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(schedule, quiet);
  };

  const touch = (watched: string, path: string) => {
    const roots = targets.roots.includes(watched);
    const [folder = '', ...rest] = relative(watched, path).split(sep);
    const directory = roots ? relative('.', resolve(watched, folder)) : watched;
    const below = roots ? rest.join('/') : [folder, ...rest].join('/');
    touched.set(directory, (touched.get(directory) ?? new Set()).add(below));
    wait();
  };

  const isBelowRoot = (directory: string) =>
    targets.roots.some((root) => root === '.' || directory.startsWith(`${root}/`));
  const watched = [
    ...targets.roots,
    ...targets.tenants.map((tenant) => tenant.directory).filter((it) => !isBelowRoot(it)),
  ];
  const watches = watched.map((folder) =>
    nodeFileSystem.watch(folder, (path) => touch(folder, path)),
  );
  const { config } = work;
  // Watches its folder, since editors replace the file.
  const configWatch =
    config === undefined
      ? undefined
      : watchFolder(dirname(resolve(config)), (_event, name) => {
          if (name !== basename(config)) return;
          isConfigTouched = true;
          wait();
        });
  try {
    await Promise.all(watches.map((watch) => watch.ready));
    await run();
    await askedToEnd();
  } finally {
    clearTimeout(timer);
    configWatch?.close();
    await Promise.all(watches.map((watch) => watch.close()));
    await running;
  }
  return exitCodes.fine;
}
