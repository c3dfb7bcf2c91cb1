import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const files = { 'pages/home.json': page() };
const known = ['missing-asset', 'unknown-property'].map((rule) => ({
  file: 'pages/home.json',
  finding: { rule, severity: 'error' as const, pointer: '/path', message: `${rule} here` },
}));

it('CLI-2: asset-exists passes on what following references found, under its own level', () => {
  const config = { rules: { 'asset-exists': 'warning' as const } };
  const told = ['missing-asset'].map(
    (rule) => `pages/home.json:3:11 «"/"» warning asset-exists: ${rule} here`,
  );
  expect(toldOf({ files }, { rule: 'asset-exists', known, config })).toEqual(told.sort());
});

it('CLI-2: asset-exists can be switched off', () => {
  const config = { rules: { 'asset-exists': 'off' as const } };
  expect(toldOf({ files }, { rule: 'asset-exists', known, config })).toEqual([]);
});
