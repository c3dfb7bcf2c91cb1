import { stat } from 'node:fs/promises';
import { pageLimits, validateLintConfig } from '@forecourt/block-schemas';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, readJson } from '@forecourt/content';
import { UsageError } from '../exit-codes.ts';
import { messageWithPlace, placeOf } from '../reporters/words.ts';
import { printable } from '../terminal/printable.ts';

/** Where the configuration is looked for if nobody names a file. */
export const configFile = 'forecourt.config.json';

const refused = (findings: readonly LocatedFinding[]) =>
  new UsageError(
    findings
      .map((finding) => printable(`${placeOf(finding)} ${messageWithPlace(finding)}`))
      .join('\nforecourt: '),
  );

/**
 * Reads the configuration of rules.
 * @param named the file that the caller names; the usual one, if it is there, without.
 * @throws {UsageError} that tells every fault with file, line and column.
 */
export async function readConfig(named: string | undefined): Promise<LintConfig> {
  const file = named ?? configFile;
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (!exists && named === undefined) return {};
  if (!exists) throw new UsageError(`there is no configuration "${file}"`);
  const reading = await readJson(
    blockingFileSystem,
    file,
    file,
    await blockingFileSystem.stat(file),
    pageLimits,
  );
  if (!reading.ok || reading.findings.length > 0) throw refused(reading.findings);
  const faults = validateLintConfig(reading.value, { allErrors: true });
  if (faults.length > 0) throw refused(reading.place(faults));
  return reading.value as LintConfig;
}
