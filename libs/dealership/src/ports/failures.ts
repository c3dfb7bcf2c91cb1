/** Reason why a source gave no usable answer. */
export type FailureKind =
  /** No answer within the time allowed. */
  | 'timeout'
  /** The connection failed, or the source answered with a server error (5xx). */
  | 'unreachable'
  /** The source refused: 4xx other than 404. */
  | 'refused'
  /** The answer breaks the contract: not JSON, too large, or none of it fits its schema. */
  | 'garbage'
  /** No request was sent: the circuit is open after several failures in a row. */
  | 'resting';

/**
 * Error that every port rejects with when its source fails. The message names the source and the kind of
 * failure and nothing else: no address with a query, no credential, no person.
 */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly source: string;
  readonly kind: FailureKind;

  constructor(source: string, kind: FailureKind, detail = '', options?: ErrorOptions) {
    super(`${source}: ${kind}${detail && ` (${detail})`}`, options);
    this.source = source;
    this.kind = kind;
  }
}

/** True if a port failed because of its source, not because of an internal error. */
export const isSourceFailure = (thrown: unknown): thrown is SourceFailure =>
  thrown instanceof SourceFailure;
