import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorFinding } from '@forecourt/block-schemas';
import type { Finding } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { Rule } from '@forecourt/lint';
import { loadPlugin } from '../plugins.ts';
import { failingLine } from './failing-line.ts';
import { isFile } from './find-config.ts';
import { locatePlugin } from './locate-plugin.ts';
import type { ConfigFile } from './read-config-files.ts';

/** Plugins of a configuration. */
export interface LoadedPlugins {
  /** Addresses of their modules, which change when the files do. */
  readonly urls: readonly string[];
  /** Paths of their modules. */
  readonly files: readonly string[];
  readonly rules: readonly Rule[];
  readonly findings: readonly Finding[];
}

const pluginFinding = (pointer: string, message: string) =>
  errorFinding('config-plugin', pointer, message);

/** True for a folder in a tenant's folder, which editors of content may write to. */
async function isInTenant(fs: FileSystem, folder: string): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (await isFile(fs, join(at, 'site.json'))) return true;
    if (dirname(at) === at) return false;
  }
}

/** Returns the error of a configuration that names plugins although it is extended by another one. */
export const extendedPluginFindings = ({ config }: ConfigFile): Finding[] =>
  config.plugins?.length
    ? [
        pluginFinding(
          '/plugins',
          'a configuration that others extend can’t name plugins; name them in the one that extends it',
        ),
      ]
    : [];

/** Loads the plugins of a configuration, which runs their code. */
export async function loadPlugins(
  fs: FileSystem,
  { file, config: { plugins = [], customRules = {} } }: ConfigFile,
): Promise<LoadedPlugins> {
  const urls: string[] = [];
  const files: string[] = [];
  const rules: Rule[] = [];
  const findings: Finding[] = [];
  if (plugins.length > 0 && (await isInTenant(fs, dirname(file)))) {
    const message =
      'a tenant’s folder can’t name plugins, which run code; name them in a configuration above the folder of tenants';
    return { urls, files, rules, findings: [pluginFinding('/plugins', message)] };
  }
  for (const [index, name] of plugins.entries()) {
    const fail = (message: string) => findings.push(pluginFinding(`/plugins/${index}`, message));
    const located = await locatePlugin(fs, dirname(file), name);
    if ('error' in located) {
      fail(located.error);
      continue;
    }
    files.push(located.file);
    const { stamp } = await fs.stat(located.file);
    // A module is loaded once for each address: a changed file needs another one.
    const url = `${pathToFileURL(resolve(located.file)).href}?v=${encodeURIComponent(stamp)}`;
    try {
      const plugin = await loadPlugin(url);
      const taken = plugin.rules.find(
        ({ meta }) =>
          Object.hasOwn(customRules, meta.id) || rules.some((rule) => rule.meta.id === meta.id),
      );
      if (taken) fail(`the rule "${taken.meta.id}" of the plugin "${name}" is defined twice`);
      urls.push(url);
      rules.push(...plugin.rules);
    } catch (error) {
      const line = await failingLine(located.file, error);
      const where = line === undefined ? '' : `${located.file}:${line}: `;
      fail(`the plugin "${name}" can’t be loaded: ${where}${(error as Error).message}`);
    }
  }
  return { urls, files, rules, findings };
}
