import type {
  AnnotatedText,
  LocatedBlock,
  LintConfig,
  LintRules,
  LintSuppression,
  AnnotatedContent,
} from '@forecourt/block-schemas';
import type { FileLint } from './file-lint.ts';
import { handlerTable, type VisitName } from './handler-table.ts';
import type { Handler, Running } from './handlers.ts';
import type {
  Fact,
  LintFinding,
  PageVisit,
  Rule,
  RuleContext,
  RuleReport,
  Visit,
  Visitor,
} from '../rule-api/rule.ts';
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
export interface RuleRunner {
  readonly running: readonly Running[];
  /** Findings for a rule's report under the configuration; none if the rule is off for the file. */
  readonly findingOf: (rule: Rule, file: string, report: RuleReport) => LintFinding[];
  /** Calls the rules that handle a visit, each with its own callbacks. Changes the visit object. */
  readonly call: <K extends VisitName>(
    name: K,
    visit: Omit<Parameters<NonNullable<Visitor[K]>>[0], 'report' | 'note'>,
  ) => void;
  readonly callParts: (file: string, parts: AnnotatedContent, page?: PageVisit) => void;
  /** Collects the results for a file while `visit` calls the rules. */
  readonly visiting: (
    file: string,
    suppressions: readonly LintSuppression[],
    visit: () => void,
  ) => FileLint;
}

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
  const findingOf = (rule: Rule, file: string, reported: RuleReport): LintFinding[] => {
    if (rule.plugin !== undefined) checkReport(reported);
    const { fix, ...report } = reported;
    const { level } = ruleSetting(rule, config, slug, file);
    if (level === 'off') return [];
    // Every rule has an entry in the configuration's schema: a test compares them.
    const id = rule.meta.id as keyof LintRules;
    const finding = { rule: id, severity: level, ...report };
    return [{ file, finding, fix }];
  };
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
  const handlers = handlerTable(running);

  const callEach = (called: readonly Handler[], visit: object) => {
    // One object is shared by all rules, to avoid allocations.
    const shared = visit as { report: Visit['report']; note: Visit['note'] };
    for (const { handler, running: each } of called) {
      shared.report = each.report;
      shared.note = each.note;
      try {
        handler(shared);
      } catch (error) {
        if (isSettingsUnknown(error)) continue;
        const { file, findings } = current();
        addFailure(findings, each.rule, file, error);
      }
    }
  };
  const call: RuleRunner['call'] = (name, visit) => callEach(handlers.ofVisit(name), visit);
  // Visits have their callbacks from the start: added later, they would take another allocation.
  const [report, note] = [undefined, undefined];
  // Groups by index, since a loop over entries creates objects at each of a page's blocks and texts.
  const callBlock = (file: string, { block, pointer }: LocatedBlock, page?: PageVisit) => {
    const groups = handlers.groupsOfBlock(block.type);
    let visit: object | undefined;
    for (let index = 0; index < groups.length; index++) {
      const group = groups[index]!;
      if (group.test === undefined || group.test(block))
        callEach(group.handlers, (visit ??= { report, note, file, page, block, pointer }));
    }
  };
  const callText = (file: string, text: AnnotatedText, page?: PageVisit) => {
    const { kind, value, pointer, block } = text;
    const concerned = handlers.ofText(kind)(value);
    if (concerned.length > 0)
      callEach(concerned, { report, note, file, page, kind, value, pointer, block });
  };
  const callParts: RuleRunner['callParts'] = (file, { blocks, texts }, page) => {
    for (const block of blocks) callBlock(file, block, page);
    for (const text of texts) callText(file, text, page);
  };
  const visiting: RuleRunner['visiting'] = (file, suppressions, visit) => {
    const results: Visited = { file, findings: [], notes: [] };
    visited = results;
    visit();
    visited = undefined;
    return { ...results, suppressions };
  };
  return { running, findingOf, call, callParts, visiting };
}
