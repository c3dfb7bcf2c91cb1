import { readFile } from 'node:fs/promises';
import { didYouMean } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';
import { UsageError } from '../exit-codes.ts';
import { rulePage } from '../package-files.ts';

/**
 * Finds a rule by its id.
 * @throws {UsageError} if there is none, with the one that was probably meant.
 */
export function ruleOf(id: string): Rule {
  const found = rules.find(({ meta }) => meta.id === id);
  if (found !== undefined) return found;
  const ids = rules.map(({ meta }) => meta.id);
  const meant = didYouMean(id, ids);
  throw new UsageError(
    `there is no rule "${id}"${meant ? `, did you mean "${meant}"?` : '; forecourt explain lists those of lint; what validate finds is all in its message'}`,
  );
}

const line = ({ meta }: Rule) =>
  `${meta.id.padEnd(30)} ${(meta.recommended ? meta.severity : 'off').padEnd(8)} ${meta.description}`;

/**
 * A rule's page as Markdown, or a line for every rule.
 * @throws {UsageError} for an unknown rule.
 */
export async function explainRule(id: string | undefined): Promise<string> {
  if (id === undefined) return `${rules.map(line).join('\n')}\n`;
  const { meta } = ruleOf(id);
  return readFile(rulePage(meta.id), 'utf8');
}
