import { createHash } from 'node:crypto';
import type { LocatedFinding } from '@forecourt/block-schemas';

/**
 * Returns a fingerprint for each finding, 32 hex digits, unique within the list. It depends on file,
 * rule, pointer and message, but not on the line, so a finding that only moves keeps its fingerprint.
 */
export function fingerprints(findings: readonly LocatedFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ file, rule, pointer, message }) => {
    const identity = JSON.stringify([file, rule, pointer, message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    const text = nth === 1 ? identity : `${identity}#${nth}`;
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
  });
}
