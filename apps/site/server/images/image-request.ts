/** Formats that pictures are served in. */
export type ImageFormat = 'avif' | 'webp';

/** One rendition of a picture. */
export interface ImageRequest {
  /** The asset's content hash, 16 hex digits. */
  readonly hash: string;
  /** Width in pixels, one of the allowed ones. */
  readonly width: number;
  readonly format: ImageFormat;
}

// A file's name has at most 255 bytes, and each may have become an escape of three characters.
const pattern = /^\/_image\/([0-9a-f]{16})\/([1-9]\d{1,3})\.(avif|webp)\/[^/]{1,800}$/;

/**
 * Reads `/_image/<hash>/<width>.<format>/<name>`; the name is for people and not looked at.
 * @param widths the widths there are; anything else is refused, so that nobody can fill the disk.
 * @returns undefined for anything else.
 */
export function parseImagePath(
  pathname: string,
  widths: readonly number[],
): ImageRequest | undefined {
  const match = pattern.exec(pathname);
  if (match === null) return undefined;
  const [, hash, widthText, format] = match as unknown as [string, string, string, ImageFormat];
  const width = Number(widthText);
  return widths.includes(width) ? { hash, width, format } : undefined;
}
