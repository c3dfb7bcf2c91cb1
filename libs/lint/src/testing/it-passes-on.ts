import type { FindingId } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { page, toldOf } from './lint-sample.ts';

/**
 * The tests of a rule that gives findings of validation a level of their own.
 * @param codes ids of those findings: all, and no others.
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
    toldOf({ files }, { rule, known, config: { rules: { [rule]: level } } });

  it(`CLI-2: ${rule} passes on what validation found, under its own level`, () => {
    const told = codes.map((code) => `pages/home.json:3:11 «"/"» warning ${rule}: ${code} here`);
    expect(run('warning')).toEqual(told.sort());
  });

  it(`CLI-2: ${rule} can be switched off`, () => expect(run('off')).toEqual([]));
}
