export type * from './engine/rule.ts';
export { defineRule } from './engine/rule.ts';
export { startLint } from './engine/lint-run.ts';
export type { FileLint, LintRun, LintRunInput } from './engine/lint-run.ts';
export { applyFixes } from './engine/apply-fixes.ts';
export { rules } from './rules/index.ts';
