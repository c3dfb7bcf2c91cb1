import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { ResponseHeaders } from '../http/security-headers.ts';
import type { FinishedPage } from './finished-page.ts';
import { represent, type Representation } from './page-response.ts';

/** Returns the headers of a request that determine the representation of a page. */
export const conditions = ({ headers }: IncomingMessage): Representation => ({
  acceptEncoding: headers['accept-encoding'] as string | undefined,
  ifNoneMatch: headers['if-none-match'],
});

/**
 * Sends a finished page without the framework.
 * @param more further headers.
 */
export async function sendPage(
  page: FinishedPage,
  req: Request,
  res: Response,
  more?: ResponseHeaders,
): Promise<void> {
  const { status, headers, body } = await represent(page, conditions(req));
  const isWhole = req.method !== 'HEAD' && body !== null;
  res.writeHead(status, { ...headers, ...more }).end(isWhole ? body : undefined);
}
