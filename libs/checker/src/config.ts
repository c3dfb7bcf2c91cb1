import { dirname, join } from 'node:path';
import { validateLintConfig } from '@forecourt/block-schemas';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { readJson } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { pageLimits } from '@forecourt/json';

/** Name of the configuration file. */
export const configFile = 'forecourt.config.json';

/**
 * Reads and validates a configuration file, which must exist.
 * @returns the configuration, unless the findings say why it can't be used.
 */
export async function checkConfig(
  fs: FileSystem,
  file: string,
): Promise<{ readonly config?: LintConfig; readonly findings: readonly LocatedFinding[] }> {
  const reading = await readJson(fs, file, file, await fs.stat(file), pageLimits);
  if (!reading.ok || reading.findings.length > 0) return { findings: reading.findings };
  const findings = validateLintConfig(reading.value, { allErrors: true });
  if (findings.length > 0) return { findings: reading.place(findings) };
  return { config: reading.value as LintConfig, findings: [] };
}

/**
 * Finds the configuration file that applies to a folder: its own, or that of the nearest folder above.
 * @param folder absolute path.
 * @param isRoot returns true for a folder after which the search stops.
 * @returns absolute path; undefined if there is none.
 */
export async function findConfig(
  fs: FileSystem,
  folder: string,
  isRoot: (folder: string) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  const exists = (path: string) =>
    fs.stat(path).then(
      () => true,
      () => false,
    );
  for (let at = folder; ; at = dirname(at)) {
    if (await exists(join(at, configFile))) return join(at, configFile);
    if (dirname(at) === at || (await isRoot(at))) return undefined;
  }
}
