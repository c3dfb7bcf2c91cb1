import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-title-too-long';
const run = (title: string, config: object = {}) =>
  reportLines({ files: { 'pages/home.json': page({ seo: { title } }) } }, { rule, config }).length;

it('CLI-2: counts characters as people do', () => {
  expect([run('a'.repeat(80)), run('a'.repeat(81)), run('🚗'.repeat(80))]).toEqual([0, 1, 0]);
});

it('CLI-2: the title of the page is read if there is none for search engines; an option sets the limit', () => {
  const files = { 'pages/home.json': page({ title: 'a'.repeat(81), seo: {} }) };
  expect(reportLines({ files }, { rule })[0]).toContain('the title has 81 characters');
  expect(run('a'.repeat(21), { rules: { [rule]: { maxLength: 20 } } })).toBe(1);
});
