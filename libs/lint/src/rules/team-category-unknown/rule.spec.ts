import { expect, it } from 'vitest';
import { lintSample, page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'team-category-unknown';
const sample = (category: unknown, changes: object = {}) => ({
  files: {
    'data/team.json': [{ id: '1', slug: 'jo-bell', category, avatar_url: '/a.webp', ...changes }],
  },
});

it('TEAM-1 CLI-7: reports a category without a fixed position, with the one that was meant', () => {
  expect(reportLines(sample('Wizards'), { rule })).toEqual([
    expect.stringContaining(
      `«"Wizards"» warning ${rule}: "Wizards" is not a known category, so it comes after all others; write`,
    ),
  ]);
  expect(lintSample(sample('Car bying'), { rule })[0]?.finding.suggestion).toBe('car buying');
});

it.each(['sales', 'Sales', 'New Vehicle Sales', 'pre-owned', 'Car  Buying'])(
  'TEAM-1 CLI-7: accepts the category %s',
  (category) => {
    expect(reportLines(sample(category), { rule })).toEqual([]);
  },
);

it('CLI-7: accepts categories that the configuration allows', () => {
  const config = { rules: { [rule]: { allow: ['Detailing'] } } };
  expect(reportLines(sample('detailing'), { rule, config })).toEqual([]);
});

it('CLI-7: ignores people who are not shown, and categories of another type', () => {
  expect(reportLines(sample('Wizards', { avatar_url: undefined }), { rule })).toEqual([]);
  expect(reportLines(sample(5), { rule })).toEqual([]);
});

const shown = (categories: readonly string[], files: object = {}) => ({
  files: {
    'pages/home.json': page({ blocks: [{ type: 'team', data: { categories } }] }),
    ...files,
  },
});
const detailers = (category: string) => sample(category, { avatar_url: undefined }).files;

it('TEAM-1 CLI-7: reports a category of a block that nobody is in, with the one that was meant', () => {
  expect(reportLines(shown(['sales', 'flet'], detailers('sales')), { rule })).toEqual([
    expect.stringContaining(
      `«"flet"» warning ${rule}: nobody is in the category "flet"; did you mean "fleet"?`,
    ),
  ]);
  expect(reportLines(shown(['Detailing'], detailers('sales')), { rule })).toEqual([
    expect.stringContaining('nobody is in the category "Detailing"; write that of the people'),
  ]);
});

it('CLI-7: accepts categories of a block that people are in, or may be in elsewhere', () => {
  expect(reportLines(shown(['Detailing'], detailers('detailing')), { rule })).toEqual([]);
  expect(reportLines(shown(['Detailing', 'fleet']), { rule })).toEqual([]);
  const config = { rules: { [rule]: { allow: ['Detailing'] } } };
  expect(reportLines(shown(['Detailing'], detailers('sales')), { rule, config })).toEqual([]);
});
