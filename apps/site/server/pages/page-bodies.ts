import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encoding of a body; `identity` for none. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bodies of one document by their encoding. */
export interface PageBodies {
  /**
   * Returns the document in an encoding. The first request for it gets what is compressed fast; with
   * the second one the document proves to be asked for, and is compressed thoroughly meanwhile.
   */
  readonly in: (encoding: Encoding) => Buffer | Promise<Buffer>;
  /** Does the same, but returns undefined if the document is not compressed yet. */
  readonly ready: (encoding: Encoding) => Buffer | undefined;
}

type Compression = Exclude<Encoding, 'identity'>;

/** Time spent on a body: `best` is for what is compressed once and kept by visitors. */
export type CompressionEffort = 'fast' | 'thorough' | 'best';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli's level 2 takes a third of the time of level 5, 9 three times as long as 5. On pages of the
 * demo tenants, 1 takes half the time of 2 and makes a tenth more bytes, with which long pages no
 * longer fit into the first packets of a connection. 9 saves an eighth of the bytes of 2; 11 saves a
 * twentieth of 9 and takes thirty times as long.
 */
const brotliLevels = { fast: 2, thorough: 9, best: 11 };
const gzipLevels = { fast: 1, thorough: 9, best: 9 };

const compress = (
  html: Buffer,
  encoding: Compression,
  effort: CompressionEffort,
): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevels[effort] } })
    : compressGzip(html, { level: gzipLevels[effort] });

/**
 * Creates the bodies of a document, none of which is compressed yet.
 * @param html in UTF-8. @param first effort of the first response in each encoding.
 */
export function pageBodies(html: Buffer, first: CompressionEffort = 'fast'): PageBodies {
  const made = new Map<Compression, Buffer>();
  const running = new Map<Compression, Promise<Buffer>>();
  /** Encodings that have proved to be asked for. */
  const improved = new Set<Compression>();

  const improve = (encoding: Compression) => {
    improved.add(encoding);
    compress(html, encoding, 'thorough').then(
      (body) => made.set(encoding, body),
      // What was compressed fast goes on being sent.
      () => undefined,
    );
  };

  const start = async (encoding: Compression): Promise<Buffer> => {
    try {
      const body = await compress(html, encoding, first);
      made.set(encoding, body);
      return body;
    } finally {
      running.delete(encoding);
    }
  };

  const ready = (encoding: Encoding): Buffer | undefined => {
    if (encoding === 'identity') return html;
    const body = made.get(encoding);
    if (body !== undefined && first === 'fast' && !improved.has(encoding)) improve(encoding);
    return body;
  };

  return {
    ready,
    in(encoding) {
      const known = ready(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? html;
      const body = running.get(encoding) ?? start(encoding);
      running.set(encoding, body);
      return body;
    },
  };
}
