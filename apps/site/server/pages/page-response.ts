import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { ResponseHeaders } from '../http/security-headers.ts';
import type { FinishedPage } from './finished-page.ts';
import type { Encoding } from './page-bodies.ts';

/** Request headers that determine the representation of a page. */
export interface Representation {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** A response to one request for a page. */
export interface PageResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: Buffer | null;
}

/**
 * Returns the response to one request for a page: the best encoding that the client accepts, or 304
 * if it has the page already.
 */
export async function represent(
  page: FinishedPage,
  conditions: Representation,
): Promise<PageResponse> {
  const ready = representReady(page, conditions);
  if (ready !== undefined) return ready;
  const encoding = bestEncoding(conditions.acceptEncoding);
  return wholePage(page, encoding, await page.bodies.in(encoding));
}

/** Does the same, but returns undefined if the page has to be compressed first. */
export function representReady(
  page: FinishedPage,
  { acceptEncoding, ifNoneMatch }: Representation,
): PageResponse | undefined {
  const encoding = bestEncoding(acceptEncoding);
  if (page.status === 200 && ifNoneMatch !== undefined) {
    const { unchanged } = responsesOf(page, encoding);
    const headers = { 'if-none-match': ifNoneMatch };
    if (fresh(headers, { etag: unchanged.headers.ETag })) return unchanged;
  }
  const body = page.bodies.ready(encoding);
  return body && wholePage(page, encoding, body);
}

/** Responses with a page in one encoding, each of which is built once for many requests. */
interface Responses {
  /** 304. */
  readonly unchanged: PageResponse;
  /** The page itself; replaced once its body is compressed better. */
  whole?: PageResponse;
}

const known = new WeakMap<FinishedPage, Map<Encoding, Responses>>();

function responsesOf(page: FinishedPage, encoding: Encoding): Responses {
  const ofPage = known.get(page) ?? new Map<Encoding, Responses>();
  known.set(page, ofPage);
  const found = ofPage.get(encoding);
  if (found !== undefined) return found;
  // Weak, since the bytes differ between two bodies in the same encoding.
  const tag = `W/"${page.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = { ...page.headers, Vary: 'Accept-Encoding', ETag: tag };
  const made: Responses = { unchanged: { status: 304, headers, body: null } };
  ofPage.set(encoding, made);
  return made;
}

function wholePage(page: FinishedPage, encoding: Encoding, body: Buffer): PageResponse {
  const responses = responsesOf(page, encoding);
  if (responses.whole?.body === body) return responses.whole;
  const headers = {
    ...responses.unchanged.headers,
    'Content-Length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  responses.whole = { status: page.status, headers, body };
  return responses.whole;
}

/** Encodings by the text of `Accept-Encoding`, of which browsers send few. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });
const maxHeaderLength = 200;

/** Returns Brotli before gzip before none, of those that the visitor accepts. */
function bestEncoding(header = ''): Encoding {
  const found = encodings.get(header);
  if (found !== undefined) return found;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    'br',
    'gzip',
  ]);
  const best = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
  if (header.length <= maxHeaderLength) encodings.set(header, best);
  return best;
}
