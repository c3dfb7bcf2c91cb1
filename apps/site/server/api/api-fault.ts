import type { Response } from 'express';

/** A call that gets no answer, and what its caller is told. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly status: number;
  /** The parameter at fault. */
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** Answers `{error: {field, message}}`; never more than the fault itself says. */
export function sendFault(res: Response, { status, field, message }: ApiFault): void {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ error: { ...(field !== undefined && { field }), message } });
}
