import type { LintConfig, LintRules, LintSuppression } from '@forecourt/block-schemas';
import { callHandlers, type HandlerCalls } from './call-handlers.ts';
import type { FileLint } from './file-lint.ts';
import { handlerTable } from './handler-table.ts';
import type { Running } from './handlers.ts';
import type { Fact, LintFinding, Rule, RuleContext, RuleReport } from '../rule-api/rule.ts';
import { addFailure, checkReport, visitorOf } from './rule-failure.ts';
import { mayReport, ruleSetting } from './settings.ts';
import { isSettingsUnknown } from './unknown-settings.ts';

/** The file that is being visited, with its results so far. */
interface Visited {
  readonly file: string;
  readonly findings: LintFinding[];
  readonly notes: [string, Fact][];
}

/** Calls rules, file by file. */
export interface RuleRunner extends HandlerCalls {
  readonly running: readonly Running[];
  /** Findings for a rule's report under the configuration; none if the rule is off for the file. */
  readonly findingOf: (rule: Rule, file: string, report: RuleReport) => LintFinding[];
  /** Collects the results for a file while `visit` calls the rules. */
  readonly visiting: (
    file: string,
    suppressions: readonly LintSuppression[],
    visit: () => void,
  ) => FileLint;
}

/** Returns the findings for reports under a configuration. @param slug of the tenant. */
const findingsUnder =
  (config: LintConfig, slug: string): RuleRunner['findingOf'] =>
  (rule, file, reported) => {
    if (rule.plugin !== undefined) checkReport(reported);
    const { fix, ...report } = reported;
    const { level } = ruleSetting(rule, config, slug, file);
    if (level === 'off') return [];
    // Every rule has an entry in the configuration's schema: a test compares them.
    const id = rule.meta.id as keyof LintRules;
    const finding = { rule: id, severity: level, ...report };
    return [{ file, finding, fix }];
  };

/** Creates the rules that a configuration enables for one tenant. @param slug of the tenant. */
export function runRules(
  rules: readonly Rule[],
  config: LintConfig,
  slug: string,
  context: Omit<RuleContext, 'options' | 'ruleIds'>,
): RuleRunner {
  let visited: Visited | undefined;
  const current = (): Visited => {
    if (visited === undefined) throw new Error('a rule reports on a file after its visit');
    return visited;
  };
  const findingOf = findingsUnder(config, slug);
  const running: Running[] = rules
    .filter((rule) => mayReport(rule, config, slug))
    .map((rule) => ({
      rule,
      visitor: visitorOf(rule, {
        ...context,
        options: ruleSetting(rule, config, slug).options,
        ruleIds: rules.map(({ meta }) => meta.id),
      }),
      report: (report) => {
        const { file, findings } = current();
        findings.push(...findingOf(rule, file, report));
      },
      note: (fact) => void current().notes.push([rule.meta.id, fact]),
    }));
  const calls = callHandlers(handlerTable(running), (rule, error) => {
    if (isSettingsUnknown(error)) return;
    const { file, findings } = current();
    addFailure(findings, rule, file, error);
  });
  const visiting: RuleRunner['visiting'] = (file, suppressions, visit) => {
    const results: Visited = { file, findings: [], notes: [] };
    visited = results;
    visit();
    visited = undefined;
    return { ...results, suppressions };
  };
  return { running, findingOf, ...calls, visiting };
}
