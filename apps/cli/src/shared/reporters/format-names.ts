/** Names of the formats, apart from the reporters so that `--help` needs none of them. */
export const formatNames = [
  'pretty',
  'compact',
  'json',
  'ndjson',
  'sarif',
  'junit',
  'github',
  'gitlab',
  'markdown',
] as const;

export type FormatName = (typeof formatNames)[number];
