import { readablePointer } from '@forecourt/json';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Report } from './report.ts';

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** `pages/home.json:14:9`. */
export const placeOf = ({ file, line, column }: LocatedFinding): string =>
  `${file}:${line}:${column}`;

/** Characters of a message that people are shown: names and values in it may be of any length. */
const longestMessage = 1000;

/** A text as long as a report for people has room for. */
export const shortened = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage).toWellFormed()}…` : text;

/** `blocks[2].data.cta: unknown property …`; the message alone if it is about the whole file. */
export function messageWithPlace({ pointer, message }: LocatedFinding): string {
  const place = readablePointer(pointer);
  return shortened(place === '' ? message : `${place}: ${message}`);
}

/** The last line for people: what was found, where, and what the exit code means. */
export function summaryLine({ errors, warnings, files, verdict, fixable = 0 }: Report): string {
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(', ');
  const checked = counted(files.length, 'file');
  return `${found === '' ? 'No findings' : found} in ${checked}; exit ${verdict.code}: ${verdict.meaning}${fixable > 0 ? `; --fix puts ${fixable.toLocaleString('en')} right` : ''}`;
}
