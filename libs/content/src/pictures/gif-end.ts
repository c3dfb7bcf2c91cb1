const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

/** A long animation of the largest file has 250,000; what comes after so many is not checked. */
const maxSubBlocks = 1_000_000;

/** Bytes of the colour table whose size is in a byte of flags; 0 without one. */
const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Reads a GIF block by block (GIF89a) up to its trailer. @returns false if the file ends before it. */
export function hasGifEnd(bytes: Uint8Array): boolean {
  let at = 13 + colourTable(bytes[10] ?? 0);
  for (let count = 0; at < bytes.length;) {
    const block = bytes[at];
    if (block === trailer) return true;
    // An image has its place and colours before its data, which begin with a code size.
    if (block === image) at += 11 + colourTable(bytes[at + 9] ?? 0);
    else if (block === extension) at += 2;
    else return false;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return false;
      if ((count += 1) > maxSubBlocks) return true;
      at += 1 + length;
    }
    at += 1;
  }
  return false;
}
