import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import { mergeConfigs } from './merge-configs.ts';
import { definitionFindings, settingFindings } from './own-rule-findings.ts';
import { extendedPluginFindings, loadPlugins } from './plugin-files.ts';
import { readConfigFiles } from './read-config-files.ts';
import { unknownBlockFindings } from './unknown-blocks.ts';

/** A configuration that was read. */
export interface ConfigReading {
  /**
   * The configuration, merged with those that it extends; undefined if it can't be used. Its plugins
   * are addresses of modules.
   */
  readonly config?: LintConfig;
  /** Reasons why it can't be used. */
  readonly findings: readonly LocatedFinding[];
  /** Every file that it consists of, modules of plugins included. */
  readonly files: readonly string[];
}

/** Options of {@link checkConfig}. */
export interface ConfigOptions {
  /**
   * True to load plugins, which runs their code: only for the command line and editors, of people who
   * can run code anyway. Without it there are no plugins.
   */
  readonly loadsPlugins?: boolean;
}

/** Reads and validates a configuration file, which must exist, with the configurations that it extends. */
export async function checkConfig(
  fs: FileSystem,
  file: string,
  { loadsPlugins = false }: ConfigOptions = {},
): Promise<ConfigReading> {
  const { read, findings } = await readConfigFiles(fs, file);
  const configFiles = [file, ...read.map((each) => each.file)];
  const found = [...findings];
  for (const each of read) found.push(...each.locate(await definitionFindings(each.config)));
  for (const each of read.slice(0, -1)) found.push(...each.locate(extendedPluginFindings(each)));
  // A file that could not be read may define anything.
  const root = findings.length === 0 ? read.at(-1) : undefined;
  if (root === undefined) return { findings: found, files: [...new Set(configFiles)] };

  found.push(...root.locate(await unknownBlockFindings(fs, root)));
  const merged = mergeConfigs(read.map((each) => each.config));
  const isWithoutPlugins = !root.config.plugins?.length;
  const plugins = loadsPlugins || isWithoutPlugins ? await loadPlugins(fs, root) : undefined;
  found.push(...root.locate(plugins?.findings ?? []));
  const files = [...new Set([...configFiles, ...(plugins?.files ?? [])])];
  if (plugins?.findings.length === 0) {
    const own = new Map([
      ...Object.keys(merged.customRules ?? {}).map((id) => [id, {}] as const),
      ...plugins.rules.map(({ meta }) => [meta.id, meta.options ?? {}] as const),
    ]);
    for (const each of read) found.push(...each.locate(settingFindings(each.config, own)));
  }
  const config = plugins?.urls.length ? { ...merged, plugins: [...plugins.urls] } : merged;
  return found.length > 0 ? { findings: found, files } : { config, findings: [], files };
}
