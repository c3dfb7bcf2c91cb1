import { cutoffs as builtIn, layoutsFor } from '@forecourt/block-schemas';
import type {
  AnnotatedContent,
  Cutoff,
  FindingInFile,
  LintConfig,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { dayIn } from '@forecourt/domain';
import { rules as allRules } from '../rules/index.ts';
import { onceForEach } from '../rule-api/once-for-each.ts';
import type { Rule, SiblingSite } from '../rule-api/rule.ts';
import type { FileLint } from './file-lint.ts';
import { finishLint, type FilesBesidePages, type LintResult } from './finish-lint.ts';
import { runRules } from './run-rules.ts';
import { ruleSetting } from './settings.ts';
import type { RuleSetting } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';
import { visitPage, type LintedPage } from './visit-files.ts';

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
  readonly page: (entry: LintedPage, parts?: AnnotatedContent) => FileLint;
  /**
   * Checks all other files, and all pages together.
   * @param tenant its other files. @param known findings of validation; some rules report them again.
   */
  readonly finish: (
    pages: Iterable<FileLint>,
    tenant: FilesBesidePages,
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
  const layoutsOn = onceForEach((date: string | undefined) =>
    layoutsFor(date, site.timeZone, cutoffs),
  );

  const rulesById = new Map(rules.map((rule) => [rule.meta.id, rule]));

  return {
    today,

    levelOf: (id, file) => {
      const rule = rulesById.get(id);
      return rule && ruleSetting(rule, config, slug, file).level;
    },

    page: (entry, parts) => visitPage(runner, layoutsOn, entry, parts),

    finish: (pages, others, known = []) =>
      finishLint({ runner, rules, site, now, today, hasUnknownSettings }, pages, others, known),
  };
}
