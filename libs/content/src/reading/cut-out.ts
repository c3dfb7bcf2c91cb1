import { hasTransparentPixel } from './png-alpha.ts';

/** Number of bytes that are read: enough for every chunk or shape that decides. */
const headerLength = 256 * 1024;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/**
 * Checks a PNG: colour types 4 and 6 have an alpha channel, which may be opaque; others declare
 * transparent colours in `tRNS`.
 */
async function isTransparentPng(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [depth, colourType, interlace] = [bytes[24]!, bytes[25]!, bytes[28]!];
  const hasAlpha = colourType === 4 || colourType === 6;
  const pixels: Uint8Array[] = [];
  for (let at = 8, end; at + 8 <= bytes.length; at = end + 4) {
    end = at + 8 + view.getUint32(at);
    const name = ascii(bytes, at + 4, at + 8);
    if (name === 'tRNS')
      return colourType !== 3 || bytes.subarray(at + 8, end).some((alpha) => alpha < 255);
    if (name === 'IDAT' && !hasAlpha) return false;
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, end));
  }
  if (!hasAlpha) return false;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return hasTransparentPixel({ width, height, depth, colourType, interlace }, pixels);
}

/** Returns true if the flag for transparency is set in a byte of a WebP. */
const hasFlag = (byte = 0): boolean => (byte & 0x10) !== 0;

/** Reads the alpha flag of a WebP's extended header, or that of the lossless bit stream. */
function isTransparentWebp(bytes: Uint8Array): boolean {
  const format = ascii(bytes, 12, 16);
  if (format === 'VP8X') return hasFlag(bytes[20]);
  return format === 'VP8L' && hasFlag(bytes[24]);
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(tag)?.[1];

/** Returns true if one of a drawing's rectangles is as wide as the drawing or wider. */
function hasBackdrop(svg: string): boolean {
  const root = /<svg\b[^<>]{0,4000}>/.exec(svg)?.[0] ?? '';
  const [x = 0, , width = Number.parseFloat(attribute(root, 'width') ?? '')] = (
    attribute(root, 'viewBox') ?? ''
  )
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  let hidden = 0;
  for (const [tag, close, name] of svg.matchAll(shapes)) {
    if (name !== 'rect') hidden += close ? -1 : 1;
    else if (hidden === 0 && spans(tag, x, width)) return true;
  }
  return false;
}

/** Rectangles, and the elements whose content is not rendered in place. */
const shapes = /<(\/?)(rect|defs|clipPath|mask|pattern|symbol)\b[^<>]{0,1000}>/g;

/** Returns true if a rectangle reaches from the left edge of a drawing to its right edge. */
function spans(rect: string, x: number, width: number): boolean {
  if (attribute(rect, 'transform') !== undefined) return false;
  const own = attribute(rect, 'width') ?? '0';
  if (own === '100%') return true;
  const left = Number.parseFloat(attribute(rect, 'x') ?? '0');
  return left <= x && left + Number.parseFloat(own) >= x + width;
}

/**
 * Returns true for a cut-out, through which the page's background shows: a PNG or WebP with
 * transparency, or an SVG drawing without a backdrop. Of a WebP or a drawing only the beginning is
 * read: encoders of WebP note transparency if there is any. Other formats count as photographs.
 */
export async function isCutOut(bytes: Uint8Array, mediaType: string): Promise<boolean> {
  const header = bytes.subarray(0, headerLength);
  if (mediaType === 'image/svg+xml') return !hasBackdrop(new TextDecoder().decode(header));
  if (mediaType === 'image/png') return bytes.length > 28 && isTransparentPng(bytes);
  return mediaType === 'image/webp' && header.length > 24 && isTransparentWebp(header);
}
