/** Options of a feed's reader that an error may call for. */
export type FeedOption = 'encoding' | 'records';

/** A feed that can't be read completely; none of it is imported. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** Line of the feed, from 1; undefined if the error has no line. */
  readonly line: number | undefined;
  /** The option that may help. */
  readonly option: FeedOption | undefined;

  /** @param message a predicate with the feed as its subject, such as `is empty`. */
  constructor(
    message: string,
    line?: number,
    { option, ...rest }: ErrorOptions & { readonly option?: FeedOption } = {},
  ) {
    super(message, rest);
    this.line = line;
    this.option = option;
  }
}

/** Options that a feed can't be read with. */
export class FeedOptionsError extends Error {
  override readonly name = 'FeedOptionsError';
  /** The option that is missing or wrong. */
  readonly option: FeedOption;

  constructor(message: string, option: FeedOption) {
    super(message);
    this.option = option;
  }
}
