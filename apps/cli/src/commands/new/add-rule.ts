import { UsageError } from '../../shared/errors/exit-codes.ts';
import { newRule } from './new-rule.ts';
import { newOwnRule } from './own-rule.ts';
import { phraseDescription } from './own-rule-files.ts';

/** Options of `forecourt new rule`. */
export interface NewRuleOptions {
  readonly description?: string;
  readonly plugin?: boolean;
}

/** Files that were written, and what to do next. */
interface AddedRule {
  readonly files: readonly string[];
  readonly next: string;
}

/**
 * Adds a lint rule: an own one if its id has a group, else a built-in one.
 * @throws {UsageError} for a bad or taken id, and a built-in rule outside a clone.
 */
export async function addRule(
  id: string,
  { description = phraseDescription, plugin = false }: NewRuleOptions,
): Promise<AddedRule> {
  if (description.trim().length < 3 || /[\r\n]/.test(description))
    throw new UsageError('--description needs one sentence, on one line');
  if (id.includes('/')) {
    const files = await newOwnRule({ id, description, plugin });
    const source = plugin ? files.at(-1) : files[0];
    const next = `Added the rule ${id}. Change it in ${source}, then its page; test it: forecourt test-rules ${id}`;
    return { files, next };
  }
  if (plugin) throw new UsageError('--plugin is for your own rules, such as acme/worn-phrase');
  const files = await newRule(id, description, process.cwd());
  const next = `Added the rule ${id}. Change what it checks in ${files[0]}, then its test and page.`;
  return { files, next };
}
