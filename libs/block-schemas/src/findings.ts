import type { StringRange, TextRange } from '@forecourt/json';
import type { FindingId, Severity } from './finding-infos.ts';
import type { LintRules } from './generated/types.ts';

/** A day on which something ends or begins. */
export interface Due {
  /** YYYY-MM-DD in the tenant's time zone. */
  readonly day: string;
  /** Number of days from the tenant's current day; negative for past days. */
  readonly inDays: number;
}

/** Id of a rule that is not built in: a group and a name, `acme/banned-words`. */
export type OwnRuleId = `${string}/${string}`;

/**
 * Things beside the reported value that a finding is about, by which findings of one cause are
 * recognised. Reports don't show them.
 */
export interface FindingSubject {
  /** Path of a page or a redirect within the site. */
  readonly path?: string;
  /** Id of a block on the page at `path`. */
  readonly anchor?: string;
  /** Address of a file in the assets folder. */
  readonly asset?: string;
  /** Name of a custom component. */
  readonly component?: string;
  /** Names of properties that a component's template has. */
  readonly props?: readonly string[];
  /** Name of a data file without its ending. */
  readonly data?: string;
  /** Slug or id of an entry that the data file doesn't have. */
  readonly entry?: string;
  /** Another file or folder, below the tenant's folder. */
  readonly file?: string;
  /** True for an object that has none of the properties it needs. */
  readonly isEmpty?: boolean;
}

/** One problem of a JSON document, with its location. */
export interface Finding {
  /** Id, such as `unknown-property`. Every id has an explanation or is that of a lint rule. */
  readonly rule: FindingId | keyof LintRules | OwnRuleId;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) to the value concerned; '' is the document itself. */
  readonly pointer: string;
  /** Member of the value at `pointer` whose name is wrong, if a name is. */
  readonly property?: string;
  /** Part of the string at `pointer` that is wrong, such as a link within mark-up. */
  readonly within?: StringRange;
  /** Problem, then solution. */
  readonly message: string;
  /** Replacement, if there is a single likely one. */
  readonly suggestion?: string;
  /** Day that the finding is about, if any. The message doesn't contain the number of days left, so it is the same every day. */
  readonly due?: Due;
  /** Things beside the value that the finding is about, if any. */
  readonly about?: FindingSubject;
  /** Character offset into the source text, for errors without a pointer (syntax, duplicate keys). */
  readonly offset?: number;
}

/** Finding in a file of a tenant. */
export interface FindingInFile {
  /** Path below the tenant's folder, `pages/home.json`. */
  readonly file: string;
  readonly finding: Finding;
}

/** Finding with its location in a file. */
export interface LocatedFinding extends Omit<Finding, 'offset'>, TextRange {
  /** Path of the file, relative to the working directory or as the caller named it. */
  readonly file: string;
  /** Findings of the same cause that a report folds into this one: their number, and the first of them. */
  readonly others?: { readonly count: number; readonly named: readonly LocatedFinding[] };
}
