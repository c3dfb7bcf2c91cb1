import type { Visitor } from './visitor.ts';

/** Something that visitors come to a dealer's site for. */
export interface Task {
  /** Requirement that the task proves. */
  readonly id: string;
  /** Goal of the visitor, as in the table's row. */
  readonly title: string;
  /** Starts with `opens`, and ends when the visitor has what they wanted. */
  readonly walk: (visitor: Visitor) => Promise<void>;
}
