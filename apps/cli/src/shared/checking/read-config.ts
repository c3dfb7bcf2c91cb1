import { dirname, join, relative } from 'node:path';
import { validateLintConfig } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, readJson } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { UsageError } from '../exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import { messageWithPlace, placeOf } from '../reporters/words.ts';
import { printable } from '../terminal/printable.ts';

/** What the configuration is called. */
export const configFile = 'forecourt.config.json';

const refused = (findings: readonly LocatedFinding[]) =>
  new UsageError(
    findings
      .map((finding) => printable(`${placeOf(finding)} ${messageWithPlace(finding)}`))
      .join('\nforecourt: '),
  );

/** A configuration, or what is wrong with it. */
export interface ConfigCheck {
  /** None if something is wrong. */
  readonly config?: LintConfig;
  readonly findings: readonly LocatedFinding[];
}

/** Reads and checks a configuration that is there. */
export async function checkConfig(fs: FileSystem, file: string): Promise<ConfigCheck> {
  const reading = await readJson(fs, file, file, await fs.stat(file), pageLimits);
  if (!reading.ok || reading.findings.length > 0) return { findings: reading.findings };
  const faults = validateLintConfig(reading.value, { allErrors: true });
  if (faults.length > 0) return { findings: reading.place(faults) };
  return { config: reading.value as LintConfig, findings: [] };
}

/**
 * The configuration that holds for a folder: in it, or in the nearest folder above it up to the
 * root of the repository.
 * @returns relative to the folder; undefined if there is none.
 */
export async function findConfig(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    if (await isThere(join(at, configFile))) return relative(folder, join(at, configFile));
    if (dirname(at) === at || (await isThere(join(at, '.git')))) return undefined;
  }
}

/**
 * Reads the configuration of rules.
 * @param named the file that the caller names; that of {@link findConfig} without.
 * @throws {UsageError} that tells every fault with file, line and column.
 */
export async function readConfig(named: string | undefined): Promise<LintConfig> {
  const file = named ?? (await findConfig(process.cwd()));
  if (file === undefined) return {};
  if (!(await isThere(file))) throw new UsageError(`there is no configuration "${file}"`);
  const { config, findings } = await checkConfig(blockingFileSystem, file);
  if (config === undefined) throw refused(findings);
  return config;
}
