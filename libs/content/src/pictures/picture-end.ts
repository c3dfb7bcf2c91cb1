import { hasGifEnd } from './gif-end.ts';
import { hasIconEnd } from './icon-end.ts';
import { isoBoxes } from './iso-boxes.ts';

/**
 * Returns true for a picture whose file ends too early, by the lengths in its header or by its end
 * marker. Kinds that allow trailing data of any form count as complete.
 */
export function isTruncated(bytes: Uint8Array, mediaType: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mediaType === 'image/png') return !hasPngEnd(view);
  if (mediaType === 'image/jpeg') return !hasJpegEnd(bytes);
  if (mediaType === 'image/gif') return !hasGifEnd(bytes);
  if (mediaType === 'image/avif') return !hasAvifEnd(bytes);
  if (mediaType === 'image/x-icon') return !hasIconEnd(view);
  return (
    mediaType === 'image/webp' && (bytes.length < 12 || view.getUint32(4, true) + 8 > bytes.length)
  );
}

const imageEnd = 0x49_45_4e_44;

/** Checks for complete AVIF boxes, among them the description of a picture or animation and its data. */
function hasAvifEnd(bytes: Uint8Array): boolean {
  const { types, isWhole } = isoBoxes(bytes);
  return isWhole && types.has('mdat') && (types.has('meta') || types.has('moov'));
}

/** Follows the chunks of a PNG up to `IEND`. */
function hasPngEnd(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === imageEnd) return true;
  return false;
}

/** Looks for a JPEG's end marker after the picture's data. Cameras may append data of their own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scan = file.lastIndexOf(startOfScan);
  return scan >= 0 && file.indexOf(endOfImage, scan) >= 0;
}

const startOfScan = Uint8Array.of(0xff, 0xda);
const endOfImage = Uint8Array.of(0xff, 0xd9);
