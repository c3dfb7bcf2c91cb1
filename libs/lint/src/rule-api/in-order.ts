import type { LintFinding } from './rule.ts';

/** Compares by code units, which is the same in every locale. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares findings by file, pointer, rule and message. */
export const inOrder = (a: LintFinding, b: LintFinding): number =>
  byText(a.file, b.file) ||
  byText(a.finding.pointer, b.finding.pointer) ||
  byText(a.finding.rule, b.finding.rule) ||
  byText(a.finding.message, b.finding.message);
