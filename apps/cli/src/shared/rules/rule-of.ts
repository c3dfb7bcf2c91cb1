import { didYouMean } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Rule } from '@forecourt/lint';
import { UsageError } from '../errors/exit-codes.ts';

/**
 * Finds a lint rule by its id.
 * @throws {UsageError} if there is none, with a suggestion.
 */
export function ruleOf(id: string): Rule {
  const found = rules.find(({ meta }) => meta.id === id);
  if (found !== undefined) return found;
  const ids = rules.map(({ meta }) => meta.id);
  const meant = didYouMean(id, ids);
  throw new UsageError(
    `there is no rule "${id}"${meant ? `, did you mean "${meant}"?` : '; forecourt explain lists them'}`,
  );
}
