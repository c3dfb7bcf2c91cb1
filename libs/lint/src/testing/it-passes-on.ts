import type { Finding } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { page, reportLines } from './lint-sample.ts';

/** Tests of a rule that reports findings of validation with its id under its own level. */
export function itPassesOn(rule: Finding['rule']): void {
  const files = { 'pages/home.json': page() };
  const known = ([rule, 'unknown-property'] as const).map((id) => ({
    file: 'pages/home.json',
    finding: {
      ...{ rule: id, severity: 'error' as const },
      ...{ pointer: '/path', message: `${id} here` },
    },
  }));
  const run = (level: 'warning' | 'off') =>
    reportLines({ files }, { rule, known, config: { rules: { [rule]: level } } });

  it(`CLI-2: ${rule} reports findings of validation under its own level`, () => {
    expect(run('warning')).toEqual([`pages/home.json:3:11 «"/"» warning ${rule}: ${rule} here`]);
  });

  it(`CLI-2: ${rule} can be switched off`, () => expect(run('off')).toEqual([]));
}
