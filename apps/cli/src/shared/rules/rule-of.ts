import { didYouMean } from '@forecourt/block-schemas';
import type { Rule } from '@forecourt/lint';
import { UsageError } from '../errors/exit-codes.ts';

/**
 * Finds a rule by its id.
 * @param rules the built-in ones and those of the configuration.
 * @throws {UsageError} if there is none, with a suggestion.
 */
export function ruleOf(id: string, rules: readonly Rule[]): Rule {
  const found = rules.find(({ meta }) => meta.id === id);
  if (found !== undefined) return found;
  const ids = rules.map(({ meta }) => meta.id);
  const meant = didYouMean(id, ids);
  throw new UsageError(
    `there is no rule "${id}"${meant ? `, did you mean "${meant}"?` : '; forecourt explain lists them'}`,
  );
}
