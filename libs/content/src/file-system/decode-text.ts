/** A file's text, or why it is none. */
export type DecodedText =
  | { readonly ok: true; readonly text: string }
  /** `textBefore` is what could be read up to the fault, for its place. */
  | { readonly ok: false; readonly message: string; readonly textBefore: string };

const strict = () => new TextDecoder('utf-8', { fatal: true });
/** For whole texts: a fault or the end leaves nothing behind in it. */
const whole = strict();

/** UTF-16 is told by its mark, or by the zero that every Latin letter has on one side. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return true;
  if (first === 0xfe && second === 0xff) return true;
  return bytes.length >= 2 && (first === 0) !== (second === 0);
}

/** How many bytes at the start are sound UTF-8. */
function soundLength(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    try {
      strict().decode(bytes.subarray(0, middle), { stream: true });
      low = middle;
    } catch {
      high = middle - 1;
    }
  }
  return low;
}

/**
 * Reads bytes as UTF-8, strictly: nothing is replaced in silence. A byte order mark is dropped.
 * @param bytes a text, if somebody read it as strictly before.
 */
export function decodeText(bytes: Uint8Array | string): DecodedText {
  if (typeof bytes === 'string') return { ok: true, text: bytes };
  if (isUtf16(bytes))
    return { ok: false, message: 'is written in UTF-16; save it as UTF-8', textBefore: '' };
  try {
    return { ok: true, text: whole.decode(bytes) };
  } catch {
    const sound = bytes.subarray(0, soundLength(bytes));
    return {
      ok: false,
      message: 'holds a byte that is not UTF-8; save it as UTF-8',
      textBefore: strict().decode(sound, { stream: true }),
    };
  }
}
