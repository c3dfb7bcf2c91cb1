const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Media type of a picture by its content, whatever its name says; undefined for any other file.
 * Text that begins with `<` counts as a drawing.
 */
export function pictureKind(bytes: Uint8Array): string | undefined {
  const head = ascii(bytes, 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1|msf1|miaf)$/.test(head.slice(8, 12)))
    return isHeic(bytes) ? undefined : 'image/avif';
  if (head.startsWith('\0\0\x01\0')) return 'image/x-icon';
  return /^(?:\xef\xbb\xbf)?\s*</.test(ascii(bytes, 0, 256)) ? 'image/svg+xml' : undefined;
}

/** Returns true for a photo as phones save it (HEIC), which has the container of AVIF and which browsers don't show. */
export function isHeic(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  // The first brand is the file's own, and readers of the others can read it too.
  const brands: readonly string[] =
    ascii(bytes, 8, Math.min(bytes[3] ?? 0, 64)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^he[iv][cxms]$/.test(brand)) && !brands.includes('avif');
}

/** Beginning of a web page, behind an XML declaration or a comment. */
const webPage =
  /^(?:\xef\xbb\xbf)?\s*(?:<(?:\?xml|!--)[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

/** Returns true for a file with a web page, which is text that begins with `<` as well. */
export const isWebPage = (bytes: Uint8Array): boolean => webPage.test(ascii(bytes, 0, 512));
