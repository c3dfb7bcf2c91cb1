import { cutoffs as builtIn, layoutsFor, annotatedContent } from '@forecourt/block-schemas';
import type {
  Cutoff,
  FindingInFile,
  LintConfig,
  PageEntry,
  AnnotatedContent,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { dayIn } from '@forecourt/domain';
import { byText } from '@forecourt/json';
import { rules as allRules } from '../rules/index.ts';
import { inOrder } from '../rule-api/in-order.ts';
import type { LintFinding, PageVisit, Rule, SiblingSite } from '../rule-api/rule.ts';
import { onceForEach } from '../rule-api/once-for-each.ts';
import { endRules } from './end-rules.ts';
import type { FileLint } from './file-lint.ts';
import { runRules } from './run-rules.ts';
import { reportSuppressions } from './report-suppressions.ts';
import { checkedTest, suppress, suppressionsOf } from './suppressions.ts';
import { ruleSetting } from './settings.ts';
import type { RuleSetting } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';
import { visitComponents, visitData, visitSettings, type OtherFiles } from './visit-files.ts';

/** Input of a run, except for its pages. */
export interface LintRunInput {
  readonly tenant: Pick<TenantSnapshot, 'slug' | 'site' | 'assets'>;
  /** True if the tenant's settings are unknown: only rules that don't read them run. */
  readonly hasUnknownSettings?: boolean;
  /** Websites of the same folder, this one may be among them; default: none. */
  readonly siblings?: readonly SiblingSite[];
  /** Current time, ISO 8601 with an offset or Z. */
  readonly now: string;
  readonly config?: LintConfig;
  /** Date (YYYY-MM-DD) or date-time; rules report how pages would change if published again then. */
  readonly at?: string;
  /** Number of days ahead in which ends of offers and suppressions are reported. */
  readonly horizonDays?: number;
  /** Layout changes; default: the built-in ones. */
  readonly cutoffs?: readonly Cutoff[];
  /** Rules; default: the built-in ones. */
  readonly rules?: readonly Rule[];
}

/** Findings of a run, sorted by file, pointer, rule and message. */
interface LintResult {
  readonly findings: readonly LintFinding[];
  /** Findings that a suppression covers, those of `known` that a rule reports again included. */
  readonly suppressed: readonly LintFinding[];
}

/** A run over a tenant whose pages are passed one at a time. */
export interface LintRun {
  /** Current day in the tenant's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** Returns the configured level of a rule in a file; undefined if there is no rule of that id. */
  readonly levelOf: (rule: string, file: string) => RuleSetting['level'] | undefined;
  /**
   * Checks one page, which the caller can discard afterwards.
   * @param parts the result of `annotatedContent` for the page, if the caller has it already.
   */
  readonly page: (
    entry: Pick<PageEntry, 'file' | 'page' | 'brokenBlocks'> & {
      /** Pointers of invalid parts, which the page lacks. */
      readonly invalid?: readonly string[];
    },
    parts?: AnnotatedContent,
  ) => FileLint;
  /**
   * Checks all other files, and all pages together.
   * @param tenant its other files. @param known findings of validation; some rules report them again.
   */
  readonly finish: (
    pages: Iterable<FileLint>,
    tenant: OtherFiles & Pick<TenantSnapshot, 'redirects'>,
    known?: readonly FindingInFile[],
  ) => LintResult;
}

/** Starts a run. The result depends only on the arguments, not on the current time, locale, time zone or order of pages. */
export function startLint(input: LintRunInput): LintRun {
  const { tenant, now, config = {}, cutoffs = builtIn, rules = allRules } = input;
  const { hasUnknownSettings = false } = input;
  const { site, slug } = tenant;
  const today = dayIn(now, site.timeZone);
  const runner = runRules(rules, config, slug, {
    site: hasUnknownSettings ? unknownSettings(site) : site,
    assets: tenant.assets,
    siblings: input.siblings ?? [],
    today,
    cutoffs,
    at: input.at,
    horizonDays: input.horizonDays,
  });
  const { running, findingOf, call, callParts, visiting } = runner;
  const newest = layoutsFor(undefined, site.timeZone, cutoffs);
  const layoutsOn = onceForEach((date) => layoutsFor(date, site.timeZone, cutoffs));

  const rulesById = new Map(rules.map((rule) => [rule.meta.id, rule]));

  return {
    today,

    levelOf: (id, file) => {
      const rule = rulesById.get(id);
      return rule && ruleSetting(rule, config, slug, file).level;
    },

    page: (entry, known) => {
      const { file, page, brokenBlocks, invalid = [] } = entry;
      // Rules check nothing within suppressions, so an invalid one leaves nothing unchecked.
      const unchecked = [
        ...invalid.filter((pointer) => !pointer.startsWith('/lintIgnore/')),
        ...brokenBlocks.keys(),
      ];
      const lint = visiting(file, page.lintIgnore ?? [], () => {
        const parts =
          known ?? annotatedContent(page, { isSkipped: (pointer) => brokenBlocks.has(pointer) });
        const { publicationDate: date } = page;
        const layouts = date === undefined ? newest : layoutsOn(date);
        const hasInvalidBlocks = brokenBlocks.size > 0;
        const visit = { file, page, layouts, blocks: parts.blocks, invalid, hasInvalidBlocks };
        call('page', visit);
        callParts(file, parts, visit as unknown as PageVisit);
      });
      return unchecked.length === 0 ? lint : { ...lint, unchecked };
    },

    finish: (
      pages,
      { components, componentFiles, data, dataContent, redirects = new Map() },
      known = [],
    ) => {
      const files: FileLint[] = [
        visitSettings(runner, site, hasUnknownSettings),
        ...[...pages].sort((a, b) => byText(a.file, b.file)),
        ...visitComponents(runner, { components, componentFiles }),
        ...visitData(runner, { data, dataContent }),
      ];

      const found = files.flatMap(({ findings }) => findings);
      // What a rule notes about the settings may be what it misses elsewhere.
      const ending = running.filter(({ visitor }) => !(hasUnknownSettings && visitor.site));
      endRules({ running: ending, findingOf }, files, { now, known, redirects }, found);

      const suppressions = suppressionsOf(files, today);
      const { left, suppressed, matched } = suppress(found, suppressions);
      const isChecked = checkedTest(files, site, known);
      // A suppression may be for a rule that did not run, and those of the settings are unknown: they
      // are the only ones for files other than pages.
      if (hasUnknownSettings) {
        const isCertain = ({ file, finding }: LintFinding) =>
          file.startsWith('pages/') || finding.severity === 'error';
        return {
          findings: left.filter(isCertain).sort(inOrder),
          suppressed: suppressed.sort(inOrder),
        };
      }
      const ofSuppressions = reportSuppressions(runner, suppressions, {
        left,
        matched,
        isChecked,
        ruleIds: [...rulesById.keys()],
      });
      const { folded } = ofSuppressions;
      const shown = [...left.filter((each) => !folded.has(each)), ...ofSuppressions.findings];
      suppressed.push(...folded);
      return { findings: shown.sort(inOrder), suppressed: suppressed.sort(inOrder) };
    },
  };
}
