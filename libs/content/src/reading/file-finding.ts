import { locateAll } from '@forecourt/json';
import type { Finding, LocatedFinding } from '@forecourt/block-schemas';

/** Adds locations in a file's text to findings. */
export function locateFindings(
  name: string,
  text: string,
  findings: readonly Finding[],
): LocatedFinding[] {
  const ranges = locateAll(text, findings);
  return findings.map(({ offset: _offset, ...finding }, index) => {
    const range = ranges[index]!;
    return { ...finding, file: name, ...range, sourceLine: ownCopy(range.sourceLine) };
  });
}

/** Copies a substring, so that the engine does not retain the whole string that it is part of. */
const ownCopy = (part: string): string => JSON.parse(JSON.stringify(part)) as string;

/** Creates a finding about a file as a whole, or one that was never read. */
export function fileFinding(
  name: string,
  rule: Finding['rule'],
  message: string,
  severity: Finding['severity'] = 'error',
): LocatedFinding {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 2, sourceLine: '' };
  return { rule, severity, pointer: '', message, file: name, ...range };
}
