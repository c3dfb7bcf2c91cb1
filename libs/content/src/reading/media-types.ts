const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['csv', 'text/csv'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['vtt', 'text/vtt'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** Media type of unknown kinds of files: a download that no browser runs. */
export const unknownMediaType = 'application/octet-stream';

/** Returns the media type for a file name's extension. Kinds that could run script on the site are unknown on purpose. */
export function mediaTypeOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return mediaTypes.get(extension) ?? unknownMediaType;
}
