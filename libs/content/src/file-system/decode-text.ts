/** A file's text, or the reason why it can't be decoded. */
export type DecodedText =
  | { readonly ok: true; readonly text: string }
  /** `textBefore` is the text up to the error, for its location. */
  | { readonly ok: false; readonly message: string; readonly textBefore: string };

const strict = () => new TextDecoder('utf-8', { fatal: true });
/** Decoder of whole files. Neither an error nor the end of a file leaves state behind in it. */
const whole = strict();

/** Recognises UTF-16 by its byte order mark, or by the zero byte that every Latin letter has. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return true;
  if (first === 0xfe && second === 0xff) return true;
  return bytes.length >= 2 && (first === 0) !== (second === 0);
}

/** Returns the number of bytes at the start that are valid UTF-8. */
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
 * Decodes bytes as UTF-8, strictly: invalid bytes are errors. A byte order mark is dropped.
 * @param bytes the file's bytes, or a string that was decoded as strictly before.
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
