/** How a comparison can be reported. */
export const diffFormats = ['pretty', 'json', 'markdown', 'html'] as const;

export type DiffFormat = (typeof diffFormats)[number];
