import type { LintConfig } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';

/** Returns the built-in rules and those of a configuration. */
export async function configuredRules(config: LintConfig = {}): Promise<readonly Rule[]> {
  const definitions = Object.entries(config.customRules ?? {});
  if (definitions.length === 0) return rules;
  // Loaded only for those who have some, to save time.
  const { customRule } = await import('@forecourt/lint/own-rules');
  return [...rules, ...definitions.map(([id, definition]) => customRule(id, definition))];
}
