import { readCsv } from './csv-feed.ts';
import { decodeFeed } from './decode-feed.ts';
import { FeedError, FeedOptionsError } from './feed-error.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedRecords } from './feed-record.ts';
import { readJsonFeed } from './json-feed.ts';
import { readNdjson } from './ndjson-feed.ts';
import { readXmlFeed } from './xml-feed.ts';

/** How a feed is read. */
export interface FeedOptions {
  readonly format: FeedFormat;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly columns?: readonly string[];
  /** JSON: path to the list. XML: name of the element. */
  readonly records?: string;
}

/** Rejects an empty feed, such as that of a failed download. */
async function* neverBlank(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isBlank = true;
  for await (const text of texts) {
    isBlank &&= text.trim() === '';
    yield text;
  }
  if (isBlank) throw new FeedError('is empty; fetch it again');
}

/**
 * The records of a feed, read as they are asked for.
 * @throws {FeedOptionsError} if an option is missing. The records reject with `FeedError`.
 */
export async function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { format, encoding, delimiter, columns, records }: FeedOptions,
): Promise<FeedRecords> {
  const texts = decodeFeed(bytes, { label: encoding, declared: format === 'xml' });
  // Formats of lines without a header may have no cars; any other empty feed is incomplete.
  const whole = format === 'ndjson' || columns !== undefined ? texts : neverBlank(texts);
  switch (format) {
    case 'csv':
      return readCsv(whole, { delimiter, columns });
    case 'json':
      return { records: readJsonFeed(whole, records) };
    case 'ndjson':
      return { records: readNdjson(texts) };
    case 'xml':
      if (records === undefined)
        throw new FeedOptionsError(
          'an XML feed needs the name of the element that is one car',
          'records',
        );
      return { records: readXmlFeed(whole, records) };
  }
}
