/** Names of the formats; in a module of their own so that `--help` loads no reporters. */
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
  'summary',
] as const;

export type FormatName = (typeof formatNames)[number];
