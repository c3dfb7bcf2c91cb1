import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-title-too-long';
const run = (title: string, config: object = { rules: { [rule]: 'warning' } }) =>
  reportLines({ files: { 'pages/home.json': page({ seo: { title } }) } }, { rule, config }).length;

it('CLI-2: counts characters as people do', () => {
  expect([run('a'.repeat(65)), run('a'.repeat(66)), run('🚗'.repeat(65))]).toEqual([0, 1, 0]);
});

it('CLI-2: it is off by default; options alone switch it on', () => {
  expect(run('a'.repeat(300), {})).toBe(0);
  expect(run('a'.repeat(21), { rules: { [rule]: { maxLength: 20 } } })).toBe(1);
});
