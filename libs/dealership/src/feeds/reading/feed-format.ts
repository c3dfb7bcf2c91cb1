/** Kinds of feeds that can be read. */
export const feedFormats = ['csv', 'json', 'ndjson', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const byEnding: Readonly<Partial<Record<string, FeedFormat>>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  xml: 'xml',
};

/** True if a file is compressed, by its name. */
export const isCompressed = (name: string): boolean => /\.gz$/i.test(name);

/** The kind of a feed by its file's name; undefined for an unknown extension. */
export const formatByName = (name: string): FeedFormat | undefined =>
  byEnding[/\.([^./\\]+)$/.exec(name.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? ''];
