import { createHash } from 'node:crypto';
import type { LocatedFinding } from '@forecourt/block-schemas';

/**
 * Returns a function that returns the fingerprint of each finding of a report in turn: 32 hex digits,
 * unique within the report. It depends on file, rule, pointer and message, but not on the line, so a
 * finding that only moves keeps its fingerprint. Findings must come by file, as reports have them.
 */
export function fingerprinter(): (finding: LocatedFinding) => string {
  let current = '';
  const seen = new Map<string, number>();
  return ({ file, rule, pointer, message }) => {
    if (file !== current) seen.clear();
    current = file;
    const identity = JSON.stringify([file, rule, pointer, message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    const text = nth === 1 ? identity : `${identity}#${nth}`;
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
  };
}
