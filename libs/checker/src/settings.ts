import type { LintConfig } from '@forecourt/block-schemas';
import type { PageContext } from '@forecourt/content';
import { rules, startLint } from '@forecourt/lint';
import type { LintRun } from '@forecourt/lint';

/** What to check, and against what. */
export interface CheckSettings {
  /**
   * Findings to report: those of validation and references, those of lint rules (with the errors that
   * kept files from being linted), or all of them.
   */
  readonly report: 'validate' | 'lint' | 'check';
  /** The moment, ISO 8601. */
  readonly now: string;
  /** Configuration of lint rules; defaults if left out. */
  readonly config?: LintConfig;
  /** Date on which every page is assumed to be published again. */
  readonly at?: string;
  /** Days ahead in which to look for what ends. */
  readonly horizonDays?: number;
  /** Ids of the lint rules to report; all that the configuration switches on if empty or left out. */
  readonly onlyRules?: readonly string[];
}

/** Starts the lint rules over a tenant. Rules that are asked for by name run even if they are off. */
export function startTenantLint(
  {
    site,
    assets,
  }: Pick<PageContext, 'assets'> & { readonly site: NonNullable<PageContext['site']> },
  { onlyRules = [], now, at, horizonDays, config }: CheckSettings,
): LintRun {
  const named = rules.map((rule) =>
    onlyRules.includes(rule.meta.id)
      ? { ...rule, meta: { ...rule.meta, recommended: true } }
      : rule,
  );
  const tenant = { slug: site.slug, site, assets };
  return startLint({ tenant, now, at, horizonDays, config, rules: named });
}
