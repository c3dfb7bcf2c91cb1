import { isObject } from '@forecourt/json';
import type { Plugin, Rule } from '@forecourt/lint';

const nameForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns what is wrong with a plugin's rule, if anything is. */
function ruleError(name: string, rule: unknown): string | undefined {
  const { meta, create } = isObject(rule) ? rule : {};
  if (!isObject(meta) || typeof create !== 'function')
    return 'each of its rules must be an object with "meta" and "create"';
  const { id, description, severity, recommended, options, url } = meta;
  const [group, ...rest] = String(id).split('/');
  if (group !== name || rest.length !== 1 || !nameForm.test(rest[0]!))
    return `the id "${String(id)}" must be "${name}/" and a name in lower case with hyphens`;
  const wrong =
    (typeof description !== 'string' && '"description", a string') ||
    (severity !== 'error' && severity !== 'warning' && '"severity", "error" or "warning"') ||
    (typeof recommended !== 'boolean' && '"recommended", true or false') ||
    (options !== undefined && !isObject(options) && '"options", an object') ||
    (url !== undefined && typeof url !== 'string' && '"url", a string');
  return wrong ? `the "meta" of "${String(id)}" must have ${wrong}` : undefined;
}

/** Returns what is wrong with the default export of a module, if anything is. */
function pluginError(plugin: unknown): string | undefined {
  const { name, rules } = isObject(plugin) ? plugin : {};
  if (typeof name !== 'string' || !Array.isArray(rules))
    return 'its default export must be an object with "name" and "rules"';
  if (!nameForm.test(name)) return `its name "${name}" must be in lower case with hyphens`;
  for (const rule of rules) {
    const error = ruleError(name, rule);
    if (error !== undefined) return error;
  }
  const ids = rules.map(({ meta }: Rule) => meta.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? undefined : `it has two rules "${twice}"`;
}

/**
 * Loads a plugin, which runs its code.
 * @param url address of its module, `file:`.
 * @throws {Error} that says why it can't be used.
 */
export async function loadPlugin(url: string): Promise<Plugin> {
  const module = (await import(url)) as { readonly default?: unknown };
  const error = pluginError(module.default);
  if (error !== undefined) throw new TypeError(error);
  const { name, rules } = module.default as Plugin;
  return { name, rules: rules.map((rule) => ({ ...rule, plugin: name })) };
}
