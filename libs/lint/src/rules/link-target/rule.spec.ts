import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const files = { 'pages/home.json': page() };
const known = ['missing-page', 'missing-anchor', 'unknown-property'].map((rule) => ({
  file: 'pages/home.json',
  finding: { rule, severity: 'error' as const, pointer: '/path', message: `${rule} here` },
}));

it('CLI-2: link-target passes on what following references found, under its own level', () => {
  const config = { rules: { 'link-target': 'warning' as const } };
  const told = ['missing-page', 'missing-anchor'].map(
    (rule) => `pages/home.json:3:11 «"/"» warning link-target: ${rule} here`,
  );
  expect(toldOf({ files }, { rule: 'link-target', known, config })).toEqual(told.sort());
});

it('CLI-2: link-target can be switched off', () => {
  const config = { rules: { 'link-target': 'off' as const } };
  expect(toldOf({ files }, { rule: 'link-target', known, config })).toEqual([]);
});
