import type { Response } from 'express';

/** An error response to an API call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The invalid parameter. */
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** Sends `{error: {field, message}}`, and nothing beyond the error itself. */
export function sendError(res: Response, { status, field, message }: ApiError): void {
  res.status(status).set('Cache-Control', 'no-store').json({ error: { field, message } });
}
