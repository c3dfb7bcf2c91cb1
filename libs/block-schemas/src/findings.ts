import type { TextPlace } from '@forecourt/json';
import type { FindingId } from './finding-infos.ts';
import type { LintRules } from './generated/types.ts';

/** How bad a finding is: an error keeps a block or page from being served, a warning does not. */
export type Severity = 'error' | 'warning';

/** A day on which something ends or begins. */
export interface Due {
  /** YYYY-MM-DD at the tenant's place. */
  readonly day: string;
  /** Days until then from the tenant's today; negative for days that have passed. */
  readonly inDays: number;
}

/** One thing that is wrong with a JSON document, and where in it. */
export interface Finding {
  /** What is wrong, such as `unknown-property`. Every id has an explanation, or a page of its lint rule. */
  readonly rule: FindingId | keyof LintRules;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) to the value concerned; '' is the document itself. */
  readonly pointer: string;
  /** The member of the value at `pointer` whose name is at fault, if a name is. */
  readonly property?: string;
  /** Plain words: what is wrong and what would be right. */
  readonly message: string;
  /** What to write instead, ready to paste, where there is one good answer. */
  readonly suggestion?: string;
  /** The day that it is about, if it is about one. It is not part of the message: that stays the same from day to day. */
  readonly due?: Due;
  /** Character offset into the source text, for faults that have no pointer (syntax, duplicate keys). */
  readonly offset?: number;
}

/** Finding with its place in a file. */
export interface LocatedFinding extends Omit<Finding, 'offset'>, TextPlace {
  /** Path of the file, relative to the working directory or as the caller named it. */
  readonly file: string;
}
