import type { TextPlace } from '@forecourt/json';
import type { FindingId, Severity } from './finding-infos.ts';
import type { LintRules } from './generated/types.ts';

/** A day on which something ends or begins. */
export interface Due {
  /** YYYY-MM-DD at the tenant's place. */
  readonly day: string;
  /** Days until then from the tenant's today; negative for days that have passed. */
  readonly inDays: number;
}

/** One problem of a JSON document, with its location. */
export interface Finding {
  /** Id, such as `unknown-property`. Every id has an explanation, or the page of its lint rule. */
  readonly rule: FindingId | keyof LintRules;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) to the value concerned; '' is the document itself. */
  readonly pointer: string;
  /** Member of the value at `pointer` whose name is wrong, if a name is. */
  readonly property?: string;
  /** What is wrong, then what to do. */
  readonly message: string;
  /** Text to write instead, ready to paste, where there is one good answer. */
  readonly suggestion?: string;
  /** Day that the finding is about, if any. It is not part of the message, which is the same every day. */
  readonly due?: Due;
  /** Character offset into the source text, for errors without a pointer (syntax, duplicate keys). */
  readonly offset?: number;
}

/** Finding with its location in a file. */
export interface LocatedFinding extends Omit<Finding, 'offset'>, TextPlace {
  /** Path of the file, relative to the working directory or as the caller named it. */
  readonly file: string;
}
