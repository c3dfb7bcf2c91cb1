/** One record of a feed. */
export interface FeedRecord {
  /** Line of the feed that it begins on, from 1. */
  readonly line: number;
  /**
   * Values by name: a column's text, a JSON value, or a tree of XML elements in which
   * `@name` is an attribute and `#text` the text beside attributes.
   */
  readonly value: unknown;
  /** Why it can't be a car whatever the mapping says: a line with too few columns, broken JSON. */
  readonly error?: string;
}

/** The records of a feed, in order. */
export interface FeedRecords {
  readonly records: AsyncIterable<FeedRecord>;
  /** Names of the columns, where a feed has columns. */
  readonly columns?: readonly string[];
}

/** A record may be this long, in characters; a longer one is no car but a feed that went wrong. */
export const maxRecordLength = 4_000_000;

/** Levels of objects and lists that a record may have. */
export const maxRecordDepth = 64;
