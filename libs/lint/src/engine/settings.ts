import type { LintConfig, Severity } from '@forecourt/block-schemas';
import type { Rule } from '../rule-api/rule.ts';

/** How a rule is set for one file. */
export interface RuleSetting {
  readonly level: Severity | 'off';
  readonly options: Readonly<Record<string, unknown>>;
}

type Entry = 'off' | Severity | { readonly level?: 'off' | Severity };

const isWithin = (file: string, path: string) => {
  const folder = path.replace(/\/+$/, '');
  return file === folder || file.startsWith(`${folder}/`);
};

function apply(before: RuleSetting, entry: Entry | undefined, rule: Rule): RuleSetting {
  if (entry === undefined) return before;
  if (typeof entry === 'string') return { ...before, level: entry };
  const { level, ...options } = entry;
  // Options alone switch a rule on: nobody sets what is not to run.
  const on = before.level === 'off' ? rule.meta.severity : before.level;
  return { level: level ?? on, options: { ...before.options, ...options } };
}

/**
 * A rule's level and options by the configuration: its defaults, then `rules`, then every override
 * that names the tenant and the file, in order.
 * @param file path below the tenant's folder; undefined gives what holds for all files, overrides for some files left out.
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

/** Whether a rule may report anything at all: its own level or an override for some files says so. */
export function mayReport(rule: Rule, config: LintConfig, tenant: string): boolean {
  if (ruleSetting(rule, config, tenant).level !== 'off') return true;
  return (config.overrides ?? []).some((override) => {
    if (override.tenants !== undefined && !override.tenants.includes(tenant)) return false;
    const entry = (override.rules as Readonly<Record<string, Entry>>)[rule.meta.id];
    return entry !== undefined && entry !== 'off';
  });
}
