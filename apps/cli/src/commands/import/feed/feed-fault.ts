/** A feed that can't be read to its end: nothing of it is imported. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
  /** Line of the feed, from 1; undefined if the fault has no line. */
  readonly line: number | undefined;

  /** @param message what is wrong and what to do, to follow the feed's name. */
  constructor(message: string, line?: number, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}
