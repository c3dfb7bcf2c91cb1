import type { Response } from 'express';

/** Answers with a line of plain text that shows nothing of any tenant. */
export function sendPlain(res: Response, status: number, text: string): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
}
