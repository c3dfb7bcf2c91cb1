import { readFile } from 'node:fs/promises';
import type { LintConfig } from '@forecourt/block-schemas';
import { configuredRules } from '@forecourt/checker';
import { rulePage } from '../files/package-files.ts';
import { ownRulePage } from './own-rule-page.ts';
import type { RuleInfo } from './rule-info.ts';

/**
 * Returns the documentation of rules by id; ids that are not of rules are ignored.
 * @param config defines rules besides the built-in ones.
 */
export async function ruleInfos(ids: ReadonlySet<string>, config: LintConfig): Promise<RuleInfo[]> {
  const rules = await configuredRules(config);
  return Promise.all(
    rules
      .filter(({ meta }) => ids.has(meta.id))
      .map(async (rule) => {
        const { id, description, severity, recommended, url } = rule.meta;
        const page = id.includes('/')
          ? ownRulePage(rule, config)
          : await readFile(rulePage(id), 'utf8');
        return { id, description, url, page, level: severity, recommended };
      }),
  );
}
