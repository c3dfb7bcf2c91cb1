import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const files = { 'pages/home.json': page() };
const known = ['duplicate-name', 'unknown-property'].map((rule) => ({
  file: 'pages/home.json',
  finding: { rule, severity: 'error' as const, pointer: '/path', message: `${rule} here` },
}));

it('CLI-2: duplicate-path passes on what following references found, under its own level', () => {
  const config = { rules: { 'duplicate-path': 'warning' as const } };
  const told = ['duplicate-name'].map(
    (rule) => `pages/home.json:3:11 «"/"» warning duplicate-path: ${rule} here`,
  );
  expect(toldOf({ files }, { rule: 'duplicate-path', known, config })).toEqual(told.sort());
});

it('CLI-2: duplicate-path can be switched off', () => {
  const config = { rules: { 'duplicate-path': 'off' as const } };
  expect(toldOf({ files }, { rule: 'duplicate-path', known, config })).toEqual([]);
});

it('CLI-2: duplicate-path is about pages: an id that stands twice in a data file is told by validate', () => {
  const finding = {
    rule: 'duplicate-name',
    severity: 'error' as const,
    pointer: '/1/id',
    message: 'taken',
  };
  const data = { ...files, 'data/cars.json': [{ id: 'a' }, { id: 'a' }] };
  expect(toldOf({ files: data }, { known: [{ file: 'data/cars.json', finding }] })).toEqual([]);
});
