/** The boxes that an AVIF picture or an MP4 film is made of, one after the other. */
export interface IsoBoxes {
  /** Four letters each, such as `ftyp` and `mdat`. */
  readonly types: ReadonlySet<string>;
  /** False if the file ends within a box. */
  readonly isWhole: boolean;
}

/** Films in fragments have some thousands; what comes after so many is not checked. */
const maxBoxes = 200_000;

const headerBytes = 8;
const longHeaderBytes = 16;

/**
 * Reads the outermost boxes of a file of the ISO base media format (ISO/IEC 14496-12, 4.2): a length
 * of 32 bits and a type; a length of 1 is followed by one of 64 bits, and 0 reaches to the end of the
 * file. Zeros behind the last box are padding.
 */
export function isoBoxes(bytes: Uint8Array): IsoBoxes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const types = new Set<string>();
  let at = 0;
  for (let count = 0; at < bytes.length && count < maxBoxes; count += 1) {
    const left = bytes.length - at;
    if (left < headerBytes)
      return { types, isWhole: bytes.subarray(at).every((byte) => byte === 0) };
    const short = view.getUint32(at);
    types.add(String.fromCharCode(...bytes.subarray(at + 4, at + headerBytes)));
    if (short === 0) break;
    const isLong = short === 1;
    if (isLong && left < longHeaderBytes) return { types, isWhole: false };
    const size = isLong ? Number(view.getBigUint64(at + headerBytes)) : short;
    if (size < (isLong ? longHeaderBytes : headerBytes) || size > left)
      return { types, isWhole: false };
    at += size;
  }
  return { types, isWhole: true };
}
