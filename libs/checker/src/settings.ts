import { basename } from 'node:path';
import type { LintConfig } from '@forecourt/block-schemas';
import { neutralSite } from '@forecourt/content';
import type { PageContext } from '@forecourt/content';
import { startLint } from '@forecourt/lint';
import type { LintRun, SiblingSite } from '@forecourt/lint';
import { configuredRules } from './own-rules.ts';

/** Settings of a check. */
export interface CheckSettings {
  /**
   * View of the findings: all of them; those of validation and references with the errors of lint
   * rules; or those of lint rules with the errors that prevented files from being linted.
   */
  readonly report: 'check' | 'validate' | 'lint';
  /** Current time, ISO 8601. */
  readonly now: string;
  /** Other websites of the same folder, from which content may have been copied. */
  readonly siblings?: readonly SiblingSite[];
  /** Configuration of lint rules; defaults if left out. */
  readonly config?: LintConfig;
  /** Date on which every page is assumed to be published again. */
  readonly at?: string;
  /** Number of days ahead in which to report content that ends. */
  readonly horizonDays?: number;
  /** Ids of the lint rules to report; all enabled ones if empty or left out. */
  readonly onlyRules?: readonly string[];
}

/**
 * Starts the lint rules for a tenant. Rules in `onlyRules` run even if they are disabled. Without usable
 * settings, only rules that don't read them run.
 * @param directory the tenant's folder.
 */
export async function startTenantLint(
  directory: string,
  { site, assets }: Pick<PageContext, 'site' | 'assets'>,
  { onlyRules = [], now, at, horizonDays, config, siblings }: CheckSettings,
): Promise<LintRun> {
  const rules = await configuredRules(config);
  const named = rules.map((rule) =>
    onlyRules.includes(rule.meta.id)
      ? { ...rule, meta: { ...rule.meta, recommended: true } }
      : rule,
  );
  const settings = site ?? neutralSite(basename(directory));
  const tenant = { slug: settings.slug, site: settings, assets };
  const hasUnknownSettings = site === undefined;
  return startLint({
    tenant,
    siblings,
    hasUnknownSettings,
    now,
    at,
    horizonDays,
    config,
    rules: named,
  });
}
