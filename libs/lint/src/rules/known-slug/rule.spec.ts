import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const files = { 'pages/home.json': page() };
const known = [
  'missing-model',
  'missing-brand',
  'missing-team',
  'missing-location',
  'missing-data',
  'missing-car',
  'unknown-property',
].map((rule) => ({
  file: 'pages/home.json',
  finding: { rule, severity: 'error' as const, pointer: '/path', message: `${rule} here` },
}));

it('CLI-2: known-slug passes on what following references found, under its own level', () => {
  const config = { rules: { 'known-slug': 'warning' as const } };
  const told = [
    'missing-model',
    'missing-brand',
    'missing-team',
    'missing-location',
    'missing-data',
    'missing-car',
  ].map((rule) => `pages/home.json:3:11 «"/"» warning known-slug: ${rule} here`);
  expect(toldOf({ files }, { rule: 'known-slug', known, config })).toEqual(told.sort());
});

it('CLI-2: known-slug can be switched off', () => {
  const config = { rules: { 'known-slug': 'off' as const } };
  expect(toldOf({ files }, { rule: 'known-slug', known, config })).toEqual([]);
});
