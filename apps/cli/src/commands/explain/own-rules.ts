import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { configuredRules } from '@forecourt/checker';
import type { Rule } from '@forecourt/lint';
import { nearestConfig, readConfig } from '../../shared/checking/read-config.ts';
import { ownRulePage, pageFolder } from '../../shared/rules/own-rule-page.ts';

/** Rules of a configuration, with their documentation. */
interface OwnRules {
  readonly rules: readonly Rule[];
  /** Returns the page of a rule beside the configuration; else its description and definition. */
  readonly pageOf: (rule: Rule) => Promise<string>;
}

/** Returns the rules that the nearest configuration adds. @throws {UsageError} if it can't be used. */
export async function ownRules(): Promise<OwnRules> {
  const file = await nearestConfig(process.cwd());
  const config = await readConfig(file);
  const folder = join(dirname(file ?? '.'), pageFolder);
  return {
    rules: (await configuredRules(config)).filter(({ meta }) => meta.id.includes('/')),
    pageOf: (rule) =>
      readFile(join(folder, `${rule.meta.id}.md`), 'utf8').catch(() => ownRulePage(rule, config)),
  };
}
