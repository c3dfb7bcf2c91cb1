import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LintConfig } from '@forecourt/block-schemas';
import { configuredRules } from '@forecourt/checker';
import type { Rule } from '@forecourt/lint';
import { nearestConfig, readConfig } from '../checking/read-config.ts';
import { pageFolder } from '../rules/own-rule-page.ts';

/** Rules of a configuration, with their documentation. */
export interface OwnRules {
  readonly rules: readonly Rule[];
  readonly config: LintConfig;
  /** Folder of the rules' pages, beside the configuration. */
  readonly folder: string;
  /** Returns the text of a rule's page; undefined if there is none. */
  readonly readPage: (rule: Rule) => Promise<string | undefined>;
}

/**
 * Returns the rules that a configuration adds to the built-in ones.
 * @param named file that the caller names; the nearest configuration without.
 * @throws {UsageError} if it can't be used.
 */
export async function ownRules(named?: string): Promise<OwnRules> {
  const file = named ?? (await nearestConfig(process.cwd()));
  const config = await readConfig(file);
  const folder = join(dirname(file ?? '.'), pageFolder);
  return {
    rules: (await configuredRules(config)).filter(({ meta }) => meta.id.includes('/')),
    config,
    folder,
    readPage: (rule) => readFile(join(folder, `${rule.meta.id}.md`), 'utf8').catch(() => undefined),
  };
}
