/** An EBML number and the offset after it; no value if its length is "unknown". */
interface Vint {
  readonly value?: number;
  readonly end: number;
}

/** Reads a number whose leading zeros encode its length in bytes, 1 to 8 (RFC 8794, 4). */
function vint(bytes: Uint8Array, at: number): Vint | undefined {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes[at + index]!;
  const isUnknown = value === 2 ** (7 * length) - 1 || value > Number.MAX_SAFE_INTEGER;
  return { value: isUnknown ? undefined : value, end: at + length };
}

const segment = 0x18_53_80_67;
const padding = 0xec;
const idBytes = 4;
/** Writers put one piece of padding before the segment, if any. */
const maxPaddings = 16;

/**
 * Returns true if a WebM film has its whole segment (RFC 9559, 5.1). Live recordings have one of
 * unknown length, which counts as complete.
 */
export function hasSegmentEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = vint(bytes, idBytes);
  let at = header?.value === undefined ? bytes.length : header.end + header.value;
  for (let count = 0; bytes[at] === padding && count < maxPaddings; count += 1) {
    const size = vint(bytes, at + 1);
    if (size?.value === undefined) return false;
    at = size.end + size.value;
  }
  if (at + idBytes > bytes.length || view.getUint32(at) !== segment) return false;
  const size = vint(bytes, at + idBytes);
  return size !== undefined && (size.value === undefined || size.end + size.value <= bytes.length);
}
