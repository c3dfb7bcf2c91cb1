import { pluralize } from '@forecourt/domain';
import { readablePointer } from '@forecourt/json';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Report } from './report.ts';

/** `pages/home.json:14:9`. */
export const locationOf = ({
  file,
  line,
  column,
}: Pick<LocatedFinding, 'file' | 'line' | 'column'>): string => `${file}:${line}:${column}`;

/** Maximum length of a message shown: names and values in it can have any length. */
const maxMessage = 1000;

/** Truncates a string for display. */
export const shortened = (text: string): string =>
  text.length > maxMessage ? `${text.slice(0, maxMessage).toWellFormed()}…` : text;

/** Number of other places that a message names; formats for machines have more. */
const placesInText = 3;

/** Returns the message of a finding, with the other places that it is about. */
export function wholeMessage({ message, others }: LocatedFinding): string {
  if (others === undefined) return message;
  const { count, named } = others;
  const places = pluralize(count, 'other place names', 'other places name');
  const first = named.slice(0, placesInText).map(locationOf).join(', ');
  const list = count > placesInText ? `${first}, …` : first;
  return `${message}; ${places} it as well (${list}): restore it, or correct them all`;
}

/** `blocks[2].data.cta: unknown property …`; the message alone if it is about the whole file. */
export function locatedMessage(finding: LocatedFinding): string {
  const place = readablePointer(finding.pointer);
  const message = wholeMessage(finding);
  return shortened(place === '' ? message : `${place}: ${message}`);
}

/** Summary line: the number of findings and files, and the exit code with its meaning. */
export function summaryLine(report: Report): string {
  const { errors, warnings, files, verdict, fixable = 0, leftOut } = report;
  const found = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ].join(', ');
  const checked = pluralize(files.length, 'file');
  return `${found === '' ? 'No findings' : found} in ${checked}; exit ${verdict.code}: ${verdict.meaning}${fixable > 0 ? `; ${fixable.toLocaleString('en')} fixable with --fix` : ''}${leftOut > 0 ? `; ${pluralize(leftOut, 'more finding')} not shown (--max-findings)` : ''}`;
}
