import { shareSize } from '@forecourt/renderer';

/** Formats that pictures are served in; JPEG is for shared links alone. */
export type RenditionFormat = 'avif' | 'webp' | 'jpg';

/** One rendition of a picture. */
export interface ImageRequest {
  /** The asset's content hash, 16 hex digits. */
  readonly hash: string;
  /** Width in pixels, one of the allowed ones. */
  readonly width: number;
  /** Height in pixels for a picture of a shared link; others keep their aspect ratio. */
  readonly height?: number;
  /** Focal point that the picture of a shared link is cropped around, as in its URL: `-30-55`. */
  readonly focus?: string;
  readonly format: RenditionFormat;
}

// A file name has at most 255 bytes, and each may be escaped to three characters.
const pattern =
  /^\/_image\/([0-9a-f]{16})\/([1-9]\d{1,3})(x\d+)?(-\d{1,3}-\d{1,3})?\.(avif|webp|jpg)\/[^/]{1,800}$/;
const shared = `${shareSize.width}x${shareSize.height}.jpg`;

/** Returns the file name of a rendition, unique on one server. */
export const renditionName = (request: ImageRequest): string => {
  const { hash, width, height, focus = '', format } = request;
  return `${hash}-${width}${height === undefined ? '' : `x${height}`}${focus}.${format}`;
};

/**
 * Reads `/_image/<hash>/<width>.<format>/<name>`, and `<width>x<height>.jpg` of shared links, with
 * the focal point before the extension; the name is only for readers and is ignored.
 * @param widths the allowed widths; others are rejected, so that nobody can fill the disk.
 * @returns undefined for anything else.
 */
export function parseImagePath(
  pathname: string,
  widths: readonly number[],
): ImageRequest | undefined {
  const match = pattern.exec(pathname);
  if (match === null) return undefined;
  const [, hash = '', widthText, height = '', focus, format] = match;
  if (`${widthText}${height}.${format}` === shared)
    return { hash, ...shareSize, focus, format: 'jpg' };
  const width = Number(widthText);
  if (height !== '' || focus !== undefined || format === 'jpg' || !widths.includes(width))
    return undefined;
  return { hash, width, format: format as RenditionFormat };
}
