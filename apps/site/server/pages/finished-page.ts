import { hash } from 'node:crypto';
import type { DataKind } from '@forecourt/block-schemas';
import type { ResponseHeaders } from '../http/security-headers.ts';
import { pageBodies, type CompressionEffort, type PageBodies } from './page-bodies.ts';

/** A rendered page as it is sent to visitors; encodings are created on demand. */
export interface FinishedPage {
  readonly status: number;
  /** ResponseHeaders without those that depend on the encoding. */
  readonly headers: ResponseHeaders;
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
  headers: ResponseHeaders,
  effort: CompressionEffort = 'fast',
): FinishedPage {
  const html = inUtf8(pieces);
  const tag = hash('sha256', html, 'base64url').slice(0, 22);
  return { status, headers, html, tag, bodies: pageBodies(html, effort) };
}
