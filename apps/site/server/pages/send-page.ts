import type { Request, Response } from 'express';
import { represent, type FinishedPage, type Representation } from './finished-page.ts';

/** Returns the headers of a request that determine the representation of a page. */
export const conditions = (req: Request): Representation => ({
  acceptEncoding: req.get('accept-encoding'),
  ifNoneMatch: req.get('if-none-match'),
});

/** Sends a finished page without the framework. */
export async function sendPage(page: FinishedPage, req: Request, res: Response): Promise<void> {
  const { status, headers, body } = await represent(page, conditions(req));
  res.writeHead(status, headers).end(req.method === 'HEAD' || body === null ? undefined : body);
}
