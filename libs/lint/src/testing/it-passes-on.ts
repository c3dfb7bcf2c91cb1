import type { FindingId } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { page, reportLines } from './lint-sample.ts';

/**
 * Tests of a rule that reports findings of validation under its own level.
 * @param codes exactly the ids of those findings.
 */
export function itPassesOn(rule: string, codes: readonly FindingId[]): void {
  const files = { 'pages/home.json': page() };
  const known = [...codes, 'unknown-property' as const].map((code) => ({
    file: 'pages/home.json',
    finding: {
      ...{ rule: code, severity: 'error' as const },
      ...{ pointer: '/path', message: `${code} here` },
    },
  }));
  const run = (level: 'warning' | 'off') =>
    reportLines({ files }, { rule, known, config: { rules: { [rule]: level } } });

  it(`CLI-2: ${rule} reports findings of validation under its own level`, () => {
    const lines = codes.map((code) => `pages/home.json:3:11 «"/"» warning ${rule}: ${code} here`);
    expect(run('warning')).toEqual(lines.sort());
  });

  it(`CLI-2: ${rule} can be switched off`, () => expect(run('off')).toEqual([]));
}
