import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import { mergeConfigs } from './merge-configs.ts';
import { definitionFindings, unknownRuleFindings } from './own-rule-findings.ts';
import { readConfigFiles } from './read-config-files.ts';

/** A configuration that was read. */
export interface ConfigReading {
  /** The configuration, merged with those that it extends; undefined if it can't be used. */
  readonly config?: LintConfig;
  /** Reasons why it can't be used. */
  readonly findings: readonly LocatedFinding[];
  /** Every file that it consists of. */
  readonly files: readonly string[];
}

/** Reads and validates a configuration file, which must exist, with the configurations that it extends. */
export async function checkConfig(fs: FileSystem, file: string): Promise<ConfigReading> {
  const { read, findings } = await readConfigFiles(fs, file);
  const found = [...findings];
  for (const { config, place } of read) found.push(...place(await definitionFindings(config)));
  const config = mergeConfigs(read.map((each) => each.config));
  const known = new Set(Object.keys(config.customRules ?? {}));
  // A file that could not be read may define anything.
  if (findings.length === 0)
    for (const each of read) found.push(...each.place(unknownRuleFindings(each.config, known)));
  const files = [...new Set([file, ...read.map((each) => each.file)])];
  return found.length > 0 ? { findings: found, files } : { config, findings: [], files };
}
