/**
 * Why a stock can't be replaced: another import holds its lock, its folder can't be written, it is
 * larger than a site reads, it holds less than half of the cars before, those can't be counted, or the
 * search server can't be used.
 */
export type StockErrorCode =
  'locked' | 'unwritable' | 'too-large' | 'shrunken' | 'uncounted' | 'unreachable';

/** A stock that can't be replaced; the old one stays. */
export class StockError extends Error {
  override readonly name = 'StockError';
  readonly code: StockErrorCode;

  constructor(code: StockErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
