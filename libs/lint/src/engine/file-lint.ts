import type { LintSuppression } from '@forecourt/block-schemas';
import type { Fact, LintFinding } from '../rule-api/rule.ts';

/**
 * Results of the rules for one file; serializable as JSON. They depend neither on other pages nor on
 * the time of day.
 */
export interface FileLint {
  readonly file: string;
  readonly findings: readonly LintFinding[];
  /** Facts for the end of the run, with the ids of the rules that noted them. */
  readonly notes: readonly (readonly [rule: string, fact: Fact])[];
  readonly suppressions: readonly LintSuppression[];
  /** Pointers of parts that the rules did not check in full, since they are invalid; none if left out. */
  readonly unchecked?: readonly string[];
}
