export type * from './rule-api/rule.ts';
export { defineRule } from './rule-api/rule.ts';
export { ruleSetting } from './engine/settings.ts';
export { startLint } from './engine/lint-run.ts';
export type { FileLint } from './engine/file-lint.ts';
export type { LintRun, LintRunInput } from './engine/lint-run.ts';
export { applyFixes } from './engine/apply-fixes.ts';
export { rules } from './rules/index.ts';
export { isLintRule } from './rule-ids.ts';
