import { shareSize } from '@forecourt/renderer';

/** Formats that pictures are served in; JPEG is for shared links alone. */
export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** One rendition of a picture. */
export interface ImageRequest {
  /** The asset's content hash, 16 hex digits. */
  readonly hash: string;
  /** Width in pixels, one of the allowed ones. */
  readonly width: number;
  /** Height in pixels for a picture of a shared link; others keep their aspect ratio. */
  readonly height?: number;
  readonly format: ImageFormat;
}

// A file name has at most 255 bytes, and each may be escaped to three characters.
const pattern = /^\/_image\/([0-9a-f]{16})\/([1-9]\d{1,3})(x\d+)?\.(avif|webp|jpg)\/[^/]{1,800}$/;
const shared = `${shareSize.width}x${shareSize.height}.jpg`;

/** Returns the file name of a rendition, unique on one server. */
export const renditionName = ({ hash, width, height, format }: ImageRequest): string =>
  `${hash}-${width}${height === undefined ? '' : `x${height}`}.${format}`;

/**
 * Reads `/_image/<hash>/<width>.<format>/<name>`, and `<width>x<height>.jpg` of shared links; the
 * name is only for readers and is ignored.
 * @param widths the allowed widths; others are rejected, so that nobody can fill the disk.
 * @returns undefined for anything else.
 */
export function parseImagePath(
  pathname: string,
  widths: readonly number[],
): ImageRequest | undefined {
  const match = pattern.exec(pathname);
  if (match === null) return undefined;
  const [, hash = '', widthText, height = '', format] = match;
  if (`${widthText}${height}.${format}` === shared) return { hash, ...shareSize, format: 'jpg' };
  const width = Number(widthText);
  if (height !== '' || format === 'jpg' || !widths.includes(width)) return undefined;
  return { hash, width, format: format as ImageFormat };
}
