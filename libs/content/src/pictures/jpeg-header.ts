const startOfScan = 0xda;
const exifSegment = 0xe1;
/** Frames that `image-size` knows: baseline, extended and progressive. */
const frames = [0xc0, 0xc1, 0xc2];
/** Cameras and editors write a few dozen. */
const maxSegments = 1_000;

const isExif = (segment: Uint8Array) =>
  segment[1] === exifSegment && String.fromCharCode(...segment.subarray(4, 8)) === 'Exif';

/**
 * Returns the parts of a JPEG that hold its size and orientation, as a JPEG of its own; empty without
 * a size. Searching the whole of a file that is crafted for it would take seconds.
 */
export function jpegHeader(bytes: Uint8Array): Uint8Array {
  // A segment without content, where there is no orientation.
  let exif: Uint8Array = Uint8Array.of(0xff, 0xe0, 0, 2);
  let at = 2;
  for (let count = 0; count < maxSegments; count += 1) {
    // Any number of 0xff may come before a marker; a second one is where it really begins.
    if (bytes[at] === 0xff && bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1];
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (bytes[at] !== 0xff || marker === startOfScan || length < 2) break;
    const segment = bytes.subarray(at, at + 2 + length);
    if (marker !== undefined && frames.includes(marker))
      return Buffer.concat([Uint8Array.of(0xff, 0xd8), exif, segment, Uint8Array.of(0xff, 0xd9)]);
    if (isExif(segment)) exif = segment;
    at += 2 + length;
  }
  return new Uint8Array();
}
