/** Report formats of a comparison. */
export const diffFormats = ['pretty', 'json', 'markdown', 'html'] as const;

export type DiffFormat = (typeof diffFormats)[number];
