import type { LintFinding, Rule, RuleContext, RuleReport, Visitor } from '../rule-api/rule.ts';
import { isSettingsUnknown } from './unknown-settings.ts';

/** Id of the finding about an error that a built-in rule or an own definition threw. */
export const ruleFailed = 'rule-failed';

/** Returns the id and the message of the finding about an error that a rule threw. */
function failureOf({ meta, plugin }: Rule, error: unknown) {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return plugin === undefined
    ? ({
        rule: ruleFailed,
        message: `the rule "${meta.id}" failed on this file, an internal error: ${what}; please report it with this line and the file`,
      } as const)
    : ({
        rule: 'plugin-failed',
        message: `the rule "${meta.id}" of the plugin "${plugin}" failed on this file: ${what}`,
      } as const);
}

/** Adds a finding about an error that a rule threw, once for each file. The other rules go on. */
export function addFailure(
  findings: LintFinding[],
  rule: Rule,
  file: string,
  error: unknown,
): void {
  const failure = failureOf(rule, error);
  const isKnown = findings.some(
    ({ finding }) => finding.rule === failure.rule && finding.message === failure.message,
  );
  if (!isKnown) findings.push({ file, finding: { ...failure, severity: 'error', pointer: '' } });
}

/** Validates what a plugin's rule reports. @throws {TypeError} that says what is wrong with it. */
export function checkReport(report: RuleReport): void {
  const { pointer, message } = (report ?? {}) as { pointer?: unknown; message?: unknown };
  if (typeof pointer !== 'string') throw new TypeError('a report needs a "pointer", a string');
  if (typeof message !== 'string') throw new TypeError('a report needs a "message", a string');
}

/** Creates a visitor. A rule that can't be created fails on the tenant's settings. */
export function visitorOf(rule: Rule, context: RuleContext): Visitor {
  try {
    return rule.create(context);
  } catch (error) {
    if (isSettingsUnknown(error)) return {};
    return {
      site: () => {
        throw error;
      },
    };
  }
}
