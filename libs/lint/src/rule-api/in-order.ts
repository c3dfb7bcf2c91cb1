import { byText } from '@forecourt/json';
import type { LintFinding } from './rule.ts';

/** Compares findings by file, pointer, rule and message. */
export const inOrder = (a: LintFinding, b: LintFinding): number =>
  byText(a.file, b.file) ||
  byText(a.finding.pointer, b.finding.pointer) ||
  byText(a.finding.rule, b.finding.rule) ||
  byText(a.finding.message, b.finding.message);
