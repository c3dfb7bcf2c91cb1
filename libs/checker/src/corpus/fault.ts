import type { Edit } from '@forecourt/json';

/** Finding that a fault must have. */
export interface ExpectedFinding {
  readonly id: string;
  /** File, if it is not the one that was changed. */
  readonly file?: string;
  /**
   * JSON Pointer to the value, or to the member if its name is wrong. For findings without a pointer,
   * such as a syntax error: line and column, `12:5`. Left out for findings about a whole file.
   */
  readonly at?: string;
  /** Text that is marked; of several lines, the first. Left out for findings about a whole file. */
  readonly marks?: string;
}

/** One change to a file of the corpus' tenants. */
type Change =
  | { readonly edit: Edit }
  /** Replaces a text that occurs once. */
  | { readonly replace: readonly [before: string, after: string] }
  /** Replaces the whole content, or adds the file. */
  | { readonly write: unknown }
  /** Adds a copy of another file of the corpus. */
  | { readonly copyOf: string }
  /** Bytes to keep. */
  | { readonly truncate: number }
  /** Removes the file, or the folder. */
  | { readonly remove: true }
  | { readonly moveTo: string };

/** One change to good content, with the findings that it must have, and no others. */
export type Fault = Change & {
  /** Changed file, below the folder of tenants. */
  readonly file: string;
  readonly finds: readonly ExpectedFinding[];
  /** Rules that are off by default and on for this fault. */
  readonly rules?: readonly string[];
  /** Date of `--at`. */
  readonly republishedOn?: string;
  /** Reason why the fault is not reported yet. */
  readonly open?: string;
};

/** Faults by title, as the files of an area list them. */
export type FaultTable = Readonly<Record<string, Fault>>;

/** A fault with its title and area. */
export interface NamedFault {
  readonly area: string;
  readonly title: string;
  readonly fault: Fault;
}
