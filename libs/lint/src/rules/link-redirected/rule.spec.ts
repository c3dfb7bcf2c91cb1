import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';
import { itPassesOn } from '../../testing/it-passes-on.ts';

itPassesOn('link-redirected');

it('CLI-7: the new address is a safe fix, in a field and within mark-up', () => {
  const finding = {
    rule: 'link-redirected',
    severity: 'warning',
    pointer: '/path',
    message: 'moved',
    suggestion: '/new',
  } as const;
  const within = { start: 9, end: 13 };
  const known = [finding, { ...finding, within }].map((each) => ({
    file: 'pages/home.json',
    finding: each,
  }));
  expect(lintSample({}, { rule: 'link-redirected', known }).map(({ fix }) => fix)).toEqual([
    { pointer: '/path', value: '/new' },
    { pointer: '/path', within, value: '/new' },
  ]);
});
