import { TextDecoder } from 'node:util';
import { FeedError, FeedOptionsError } from './feed-error.ts';

/** How to read a feed's bytes. */
export interface Encoding {
  /** Label of the encoding; detected from the bytes if left out. */
  readonly label?: string;
  /** True if an XML declaration can name the encoding. */
  readonly declared?: boolean;
}

const detectionBytes = 1024;
/** No character of UTF-8 is longer. */
const maxCharacterBytes = 4;

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new FeedOptionsError(`there is no encoding "${label}"`, 'encoding');
  }
}

/** Detects UTF-16 by its mark, or by the zero that every Latin letter has on one side. */
function utf16Label([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

function labelOf(start: Uint8Array, { label, declared }: Encoding): string | undefined {
  const utf16 = start.length > 1 ? utf16Label(start) : undefined;
  if (label !== undefined || utf16 !== undefined) return label ?? utf16;
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (!declared) return undefined;
  const head = Buffer.from(start.subarray(0, detectionBytes)).toString('latin1');
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
}

function firstBeyondAscii(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! > 127) return at;
  return -1;
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Reads bytes as text. An encoding that nobody names is UTF-8 or UTF-16 by its bytes, else
 * Windows-1252, as older spreadsheets save; the first letter beyond ASCII decides between UTF-8 and
 * that. A byte order mark is dropped; nothing is replaced silently.
 * @throws {FeedError} for bytes that are not of the encoding, {FeedOptionsError} for an unknown label.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let held: Uint8Array = new Uint8Array();
  let atStart = true;
  const decode = (part: Uint8Array, stream: boolean): string => {
    try {
      return decoder!.decode(part, { stream });
    } catch (error) {
      const message = `holds bytes that are not ${decoder!.encoding}`;
      throw new FeedError(message, undefined, { cause: error, option: 'encoding' });
    }
  };
  const settle = (isLast: boolean): string => {
    if (atStart) {
      if (held.length < detectionBytes && !isLast) return '';
      atStart = false;
      const label = labelOf(held, encoding);
      if (label !== undefined) decoder = decoderFor(label);
    }
    if (decoder === undefined) {
      const from = firstBeyondAscii(held);
      const plain = from < 0 ? held : held.subarray(0, from);
      const rest = held.subarray(plain.length);
      if (rest.length === 0 || (rest.length < maxCharacterBytes && !isLast)) {
        held = rest;
        return Buffer.from(plain).toString('latin1');
      }
      decoder = decoderFor(isUtf8(rest) ? 'utf-8' : 'windows-1252');
    }
    const text = decode(held, !isLast);
    held = new Uint8Array();
    return text;
  };
  for await (const chunk of bytes) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const text = settle(false);
    if (text !== '') yield text;
  }
  const text = settle(true);
  if (text !== '') yield text;
}
