import type { Response } from 'express';

/** Sends a line of plain text that reveals no tenant. */
export function sendPlain(res: Response, status: number, text: string): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
}
