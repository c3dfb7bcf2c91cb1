/** Why a source gave no usable answer. */
export type FailureKind =
  /** No answer within the time allowed. */
  | 'timeout'
  /** The connection failed, or the source answered with a server fault (5xx). */
  | 'unreachable'
  /** The source answered that it will not: 4xx other than 404. */
  | 'refused'
  /** The answer is not what the contract says: not JSON, too large, or none of it passes its schema. */
  | 'garbage'
  /** Not asked: it failed so often just now that it is left alone for a while. */
  | 'resting';

/**
 * What every port rejects with when its source fails. The message names the source and the kind of
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

/** True if something thrown by a port is a failure of its source, not a fault of ours. */
export const isSourceFailure = (thrown: unknown): thrown is SourceFailure =>
  thrown instanceof SourceFailure;
