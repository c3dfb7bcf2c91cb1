import { dirname, resolve } from 'node:path';
import { errorFinding, validateLintConfig } from '@forecourt/block-schemas';
import type { Finding, LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { readJson } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { pageLimits } from '@forecourt/json';
import { locateConfig } from './locate-config.ts';

/** A configuration file that was read. */
export interface ConfigFile {
  /** Path, as the caller or the file that extends it names it. */
  readonly file: string;
  readonly config: LintConfig;
  /** Adds locations to findings about the file. */
  readonly locate: (findings: readonly Finding[]) => LocatedFinding[];
}

/** Configuration files and their errors. */
export interface ConfigFiles {
  /** The files in order: those that a file extends come before it. */
  readonly read: readonly ConfigFile[];
  readonly findings: readonly LocatedFinding[];
}

/** Maximum number of configurations that extend each other. */
const maxDepth = 10;

/**
 * Reads a configuration and those that it extends.
 * @param file path of a file that exists.
 * @param above files that extend it, outermost first.
 */
export async function readConfigFiles(
  fs: FileSystem,
  file: string,
  above: readonly string[] = [],
): Promise<ConfigFiles> {
  const reading = await readJson(fs, file, file, await fs.stat(file), pageLimits);
  if (!reading.ok || reading.findings.length > 0) return { read: [], findings: reading.findings };
  const schemaFindings = validateLintConfig(reading.value, { allErrors: true });
  if (schemaFindings.length > 0) return { read: [], findings: reading.locate(schemaFindings) };

  const config = reading.value as LintConfig;
  const read: ConfigFile[] = [];
  const findings: LocatedFinding[] = [];
  const chain = [...above, file];
  for (const [index, name] of (config.extends ?? []).entries()) {
    const found = await locateConfig(fs, dirname(file), name);
    const error = 'error' in found ? found.error : chainError(chain, found.file);
    if (error !== undefined) {
      const finding = errorFinding('config-extends', `/extends/${index}`, error);
      findings.push(...reading.locate([finding]));
    } else if ('file' in found) {
      const extended = await readConfigFiles(fs, found.file, chain);
      read.push(...extended.read);
      findings.push(...extended.findings);
    }
  }
  read.push({ file, config, locate: reading.locate });
  return { read, findings };
}

/** Returns why a file can't be extended by the last one of a chain, if it can't. */
function chainError(chain: readonly string[], file: string): string | undefined {
  const first = chain.findIndex((each) => resolve(each) === resolve(file));
  if (first >= 0)
    return `configurations extend each other in a circle: ${[...chain.slice(first), file].join(' → ')}`;
  if (chain.length >= maxDepth) return `more than ${maxDepth} configurations extend each other`;
  return undefined;
}
