import { isoBoxes } from '../pictures/iso-boxes.ts';
import { hasSegmentEnd } from './webm-end.ts';

/** A format of files: how to recognise it and check that it is complete. */
interface FileFormat {
  /** Display name with its article. */
  readonly name: string;
  readonly begins: (bytes: Uint8Array) => boolean;
  readonly isComplete: (bytes: Uint8Array) => boolean;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Number of bytes at either end of a PDF in which readers look for its markers. */
const pdfMargin = 1024;

/** Boxes that a film may begin with; those without `ftyp` are older than the standard. */
const firstBoxes: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);

const webFontLength = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(8);

/** Formats by media type. Others have no markers, or are checked elsewhere. */
const formats: Readonly<Record<string, FileFormat>> = {
  // ISO 32000-1, 7.5.2 and 7.5.5.
  'application/pdf': {
    name: 'a PDF',
    begins: (bytes) => text(bytes.subarray(0, pdfMargin)).includes('%PDF-'),
    isComplete: (bytes) => text(bytes.subarray(-pdfMargin)).includes('%%EOF'),
  },
  'video/mp4': {
    name: 'an MP4 film',
    begins: (bytes) => firstBoxes.has(text(bytes.subarray(4, 8)).toString('latin1')),
    isComplete: (bytes) => {
      const { types, isWhole } = isoBoxes(bytes);
      return isWhole && types.has('moov') && types.has('mdat');
    },
  },
  'video/webm': {
    name: 'a WebM film',
    begins: (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]),
    isComplete: hasSegmentEnd,
  },
  // WOFF File Format 2.0, 4.1: the length of the whole file at byte 8.
  'font/woff2': {
    name: 'a WOFF2 font',
    begins: (bytes) => text(bytes.subarray(0, 4)).toString('latin1') === 'wOF2',
    isComplete: (bytes) => bytes.length >= 12 && webFontLength(bytes) <= bytes.length,
  },
  // WebVTT, 4.1.
  'text/vtt': {
    name: 'a WebVTT file',
    begins: (bytes) => /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text(bytes.subarray(0, 16)).toString()),
    isComplete: () => true,
  },
};

/**
 * Checks by its beginning and end whether a document, film or font is what its name says, and complete.
 * @param mediaType by the file's name.
 * @returns an error with what to do; undefined for a valid file, or a kind that has no such markers.
 */
export function checkFile(bytes: Uint8Array, mediaType: string): string | undefined {
  const format = Object.hasOwn(formats, mediaType) ? formats[mediaType] : undefined;
  if (format === undefined) return undefined;
  const { name, begins, isComplete } = format;
  if (!begins(bytes)) return `is not ${name}, although its name says so; export it again`;
  if (!isComplete(bytes))
    return `is ${name} that is truncated: the file ends too early; copy it again`;
  return undefined;
}
