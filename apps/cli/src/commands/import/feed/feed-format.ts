import { UsageError } from '../../../shared/errors/exit-codes.ts';

/** Kinds of feeds that can be read. */
export const feedFormats = ['csv', 'json', 'ndjson', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const byEnding: Readonly<Record<string, FeedFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  xml: 'xml',
};

/** Whether a file is compressed, by its name. */
export const isCompressed = (name: string): boolean => /\.gz$/i.test(name);

/**
 * The kind of a feed by its file's name.
 * @throws {UsageError} for a name that doesn't tell.
 */
export function formatByName(name: string): FeedFormat {
  const ending = /\.([^./\\]+)$/.exec(name.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? '';
  const format = byEnding[ending];
  if (format !== undefined) return format;
  throw new UsageError(
    name === '-'
      ? `say what kind of feed comes in: --format-in ${feedFormats.join(', ')}`
      : `"${name}" does not tell what kind of feed it is; add --format-in with one of ${feedFormats.join(', ')}`,
  );
}
