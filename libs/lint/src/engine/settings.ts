import type { LintConfig, Severity } from '@forecourt/block-schemas';
import type { Rule } from '../rule-api/rule.ts';

/** Level and options of a rule for one file. */
export interface RuleSetting {
  readonly level: Severity | 'off';
  readonly options: Readonly<Record<string, unknown>>;
}

type Entry = 'off' | Severity | { readonly level?: 'off' | Severity };

/** True for a file or folder, and for everything below a folder. */
export const isWithin = (file: string, path: string) => {
  const folder = path.replace(/\/+$/, '');
  return file === folder || file.startsWith(`${folder}/`);
};

function apply(before: RuleSetting, entry: Entry | undefined, rule: Rule): RuleSetting {
  if (entry === undefined) return before;
  if (typeof entry === 'string') return { ...before, level: entry };
  const { level, ...options } = entry;
  // Options alone switch a rule on.
  const on = before.level === 'off' ? rule.meta.severity : before.level;
  return { level: level ?? on, options: { ...before.options, ...options } };
}

/**
 * Level and options of a rule under a configuration: its defaults, then `rules`, then each matching
 * override in order.
 * @param file path below the tenant's folder; if undefined, overrides with `files` are ignored.
 */
export function ruleSetting(
  rule: Rule,
  config: LintConfig,
  tenant: string,
  file?: string,
): RuleSetting {
  const { id, recommended, severity, options = {} } = rule.meta;
  const entryOf = (rules: LintConfig['rules']) =>
    (rules as Readonly<Record<string, Entry>> | undefined)?.[id];
  let setting: RuleSetting = {
    level: recommended ? severity : 'off',
    options: { ...options } as Record<string, unknown>,
  };
  setting = apply(setting, entryOf(config.rules), rule);
  for (const override of config.overrides ?? []) {
    if (override.tenants !== undefined && !override.tenants.includes(tenant)) continue;
    if (override.files !== undefined) {
      if (file === undefined || !override.files.some((path) => isWithin(file, path))) continue;
    }
    setting = apply(setting, entryOf(override.rules), rule);
  }
  return setting;
}

/** True if a rule may be on for some files of a tenant. */
export function mayReport(rule: Rule, config: LintConfig, tenant: string): boolean {
  if (ruleSetting(rule, config, tenant).level !== 'off') return true;
  return (config.overrides ?? []).some((override) => {
    if (override.tenants !== undefined && !override.tenants.includes(tenant)) return false;
    return rule.meta.id in override.rules;
  });
}
