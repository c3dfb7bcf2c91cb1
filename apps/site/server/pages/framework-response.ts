import type { Request } from 'express';
import type { ResponseHeaders } from '../http/security-headers.ts';
import type { FinishedPage } from './finished-page.ts';
import { represent } from './page-response.ts';
import { conditions } from './send-page.ts';

/** Returns a finished page as the framework sends it. @param more headers besides the page's own. */
export async function toResponse(
  page: FinishedPage,
  req: Request,
  more?: ResponseHeaders,
): Promise<Response> {
  const { status, headers, body } = await represent(page, conditions(req));
  const content = req.method === 'HEAD' || body === null ? null : inOnePiece(body);
  return new Response(content, { status, headers: { ...headers, ...more } });
}

/** Wraps a body in a stream, since a Response copies bytes. */
const inOnePiece = (body: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
