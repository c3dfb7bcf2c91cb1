import type { LintConfig } from '@forecourt/block-schemas';

/** Merges two configurations. Everything in the second one takes precedence over the first. */
const merged = (base: LintConfig, config: LintConfig): LintConfig => ({
  customRules: { ...base.customRules, ...config.customRules },
  ...(base.overrides === undefined
    ? { rules: { ...base.rules, ...config.rules }, overrides: config.overrides }
    : {
        rules: base.rules,
        // Levels of the second one also take precedence over exceptions of the first.
        overrides: [
          ...base.overrides,
          ...(config.rules ? [{ rules: config.rules }] : []),
          ...(config.overrides ?? []),
        ],
      }),
});

/** Merges configurations in order, without `extends` and `plugins`. */
export const mergeConfigs = (configs: readonly LintConfig[]): LintConfig =>
  configs.reduce<LintConfig>(merged, {});
