import type { LintFinding, Rule, RuleContext, RuleReport, Visitor } from '../rule-api/rule.ts';
import { isSettingsUnknown } from './unknown-settings.ts';

/** True for the finding of {@link failureOf}. */
const isFailure = ({ finding }: LintFinding, message: string): boolean =>
  finding.rule === 'plugin-failed' && finding.message === message;

/**
 * Adds a finding about an error that a plugin's rule threw, once for each file.
 * @throws the error if the rule is built in.
 */
export function addFailure(
  findings: LintFinding[],
  rule: Rule,
  file: string,
  error: unknown,
): void {
  if (rule.plugin === undefined) throw error;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const message = `the rule "${rule.meta.id}" of the plugin "${rule.plugin}" failed on this file: ${what}`;
  if (findings.some((each) => isFailure(each, message))) return;
  const finding = { rule: 'plugin-failed', severity: 'error', pointer: '', message } as const;
  findings.push({ file, finding });
}

/** Validates what a plugin's rule reports. @throws {TypeError} that says what is wrong with it. */
export function checkReport(report: RuleReport): void {
  const { pointer, message } = (report ?? {}) as { pointer?: unknown; message?: unknown };
  if (typeof pointer !== 'string') throw new TypeError('a report needs a "pointer", a string');
  if (typeof message !== 'string') throw new TypeError('a report needs a "message", a string');
}

/** Creates a visitor. A plugin's rule that can't be created fails on the tenant's settings. */
export function visitorOf(rule: Rule, context: RuleContext): Visitor {
  try {
    return rule.create(context);
  } catch (error) {
    if (isSettingsUnknown(error)) return {};
    if (rule.plugin === undefined) throw error;
    return {
      site: () => {
        throw error;
      },
    };
  }
}
