import type { LintConfig } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';
import { loadPlugin } from './plugins.ts';

/**
 * Returns the built-in rules and those of a configuration.
 * @param config as `checkConfig` returns it: its plugins are addresses of modules.
 */
export async function configuredRules(config: LintConfig = {}): Promise<readonly Rule[]> {
  const { customRules = {}, plugins = [] } = config;
  const definitions = Object.entries(customRules);
  if (definitions.length === 0 && plugins.length === 0) return rules;
  // Loaded only for those who have some, to save time.
  const { customRule } = await import('@forecourt/lint/own-rules');
  const loaded = await Promise.all(plugins.map(loadPlugin));
  return [
    ...rules,
    ...definitions.map(([id, definition]) => customRule(id, definition)),
    ...loaded.flatMap((plugin) => plugin.rules),
  ];
}
