const headerBytes = 6;
const entryBytes = 16;

/**
 * Reads the directory of an icon: a count at byte 4, then for each picture its length at byte 8 and
 * its offset at byte 12 of an entry, little-endian.
 * @returns false if there is no picture, or one lies beyond the end of the file.
 */
export function hasIconEnd(view: DataView): boolean {
  if (view.byteLength < headerBytes) return false;
  const count = view.getUint16(4, true);
  if (count === 0 || headerBytes + count * entryBytes > view.byteLength) return false;
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + index * entryBytes;
    const length = view.getUint32(at + 8, true);
    if (length === 0 || view.getUint32(at + 12, true) + length > view.byteLength) return false;
  }
  return true;
}
