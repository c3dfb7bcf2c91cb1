import { createHash } from 'node:crypto';
import type { DataKind } from '@forecourt/block-schemas';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import {
  pageBodies,
  type CompressionEffort,
  type Encoding,
  type PageBodies,
} from './page-bodies.ts';

/** A rendered page as it is sent to visitors; encodings are created on demand. */
export interface FinishedPage {
  readonly status: number;
  /** Headers without those that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** The document in UTF-8. */
  readonly html: Buffer;
  /** Entity tag of the document without quotes. */
  readonly tag: string;
  /** True if something is missing because its source failed; the next request tries again. */
  readonly isPartial?: boolean;
  /** First moment at which the content changes, ISO 8601; a cache discards the page then. */
  readonly holdsUntil?: string;
  /** Kinds of the dealer's data that it shows. */
  readonly dataKinds?: ReadonlySet<DataKind>;
  /** Keys that shared caches file it under; only pages with keys may be stored there. */
  readonly surrogateKeys?: readonly string[];
  /** The document in every encoding. */
  readonly bodies: PageBodies;
}

/** Request headers that determine the representation of a page. */
export interface Representation {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

let buffer = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Encodes pieces of HTML in UTF-8. The buffer is reused for every page: allocating memory for each,
 * and joining one long string, would cost more than the encoding does.
 */
function inUtf8(pieces: readonly string[]): Buffer {
  const maxBytes = pieces.reduce((sum, piece) => sum + piece.length * 3, 0);
  if (maxBytes > buffer.byteLength) buffer = Buffer.allocUnsafeSlow(maxBytes);
  let end = 0;
  for (const piece of pieces) end += buffer.write(piece, end);
  return Buffer.from(buffer.subarray(0, end));
}

/** Wraps a rendered document. @param effort of compressing its first response. */
export function finishPage(
  pieces: readonly string[],
  status: number,
  headers: Readonly<Record<string, string>>,
  effort: CompressionEffort = 'fast',
): FinishedPage {
  const html = inUtf8(pieces);
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { status, headers, html, tag, bodies: pageBodies(html, effort) };
}

/** A response to one request for a page. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/**
 * Returns the response to one request for a page: the best encoding that the client accepts, or 304
 * if it has the page already.
 */
export async function represent(
  page: FinishedPage,
  { acceptEncoding, ifNoneMatch }: Representation,
): Promise<PageResponse> {
  const encoding = bestEncoding(acceptEncoding);
  // Weak, since the bytes differ between two bodies in the same encoding.
  const tag = `W/"${page.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = { ...page.headers, Vary: 'Accept-Encoding', ETag: tag };
  if (page.status === 200 && fresh({ 'if-none-match': ifNoneMatch }, { etag: tag }))
    return { status: 304, headers, body: null };
  const body = await page.bodies.in(encoding);
  return {
    status: page.status,
    headers: {
      ...headers,
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** Encodings by the text of `Accept-Encoding`, of which browsers send few. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });
const maxHeaderLength = 200;

/** Returns Brotli before gzip before none, of those that the visitor accepts. */
function bestEncoding(header = ''): Encoding {
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    'br',
    'gzip',
  ]);
  const best = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
  if (header.length <= maxHeaderLength) encodings.set(header, best);
  return best;
}
