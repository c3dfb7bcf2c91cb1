import { join, relative } from 'node:path';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { checkConfig, configFile, findConfig } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import { locatedMessage, locationOf } from '../reporters/words.ts';
import { printable } from '../terminal/printable.ts';

const refused = (findings: readonly LocatedFinding[]) =>
  new UsageError(
    findings
      .map((finding) => printable(`${locationOf(finding)} ${locatedMessage(finding)}`))
      .join('\nforecourt: '),
  );

/**
 * Finds the configuration file for a folder: its own, or the nearest above it up to the root of the
 * repository.
 * @returns path relative to the folder; undefined if there is none.
 */
export async function nearestConfig(folder: string): Promise<string | undefined> {
  const isRepository = (at: string) => isThere(join(at, '.git'));
  const path = await findConfig(blockingFileSystem, folder, isRepository);
  return path && relative(folder, path);
}

/**
 * Reads the configuration of rules.
 * @param named file that the caller names; that of {@link nearestConfig} without.
 * @throws {UsageError} that lists every error with file, line and column.
 */
export async function readConfig(named: string | undefined): Promise<LintConfig> {
  const file = named ?? (await nearestConfig(process.cwd()));
  if (file === undefined) return {};
  if (!(await isThere(file))) throw new UsageError(`there is no configuration "${file}"`);
  const { config, findings } = await checkConfig(blockingFileSystem, file, { loadsPlugins: true });
  if (config === undefined) throw refused(findings);
  return config;
}

/**
 * Returns the files that a configuration consists of, which may change its effect.
 * @param named as in {@link readConfig}. Without any configuration, the file that would be the nearest.
 */
export async function configFiles(named: string | undefined): Promise<readonly string[]> {
  const file = named ?? (await nearestConfig(process.cwd()));
  if (file === undefined) return [configFile];
  return (await checkConfig(blockingFileSystem, file, { loadsPlugins: true })).files;
}
