import { describe, expect, it } from 'vitest';
import { validateEntity, validatePage } from './validate.ts';

const page = (blocks: readonly object[]) => ({
  schemaVersion: 1,
  path: '/',
  title: 'Long',
  publicationDate: '2026-01-01',
  blocks,
});
const good = { type: 'paragraph', data: { text: 'Open seven days.' } };
const bad = { type: 'paragraph', data: { txet: 'Open seven days.' } };

it.each([
  ['2026-5-8', '2026-05-08', 'this one has months or days of one digit: write "2026-05-08"'],
  ['2026/05/08', '2026-05-08', 'this one is not written with hyphens: write "2026-05-08"'],
  [
    '2026-05-08 09:30',
    '2026-05-08T09:30',
    'this one has a space before the time: write "2026-05-08T09:30"',
  ],
  ['2026-2-30', undefined, undefined],
  ['8/5/2026', undefined, undefined],
])('CLI-9: the publication date %j is quoted with its correction', (date, suggestion, advice) => {
  const { findings } = validatePage({ ...page([good]), publicationDate: date });
  const message = `"${date}" is not a valid date; write a date such as "2024-01-29" or a time such as "2024-01-29T09:30:00+11:00"`;
  expect(findings).toEqual([
    {
      ...{ rule: 'publication-date-malformed', severity: 'error', pointer: '/publicationDate' },
      ...{ message: advice ? `${message}; ${advice}` : message, suggestion },
    },
  ]);
});

describe('validatePage', () => {
  it('BLK-1 CLI-1: validates every block of a long page, the last one too', () => {
    const blocks = Array.from({ length: 120 }, (_, index) => (index % 40 === 39 ? bad : good));
    const { findings, brokenBlocks, broken } = validatePage(page(blocks));
    expect(broken).toBe(false);
    expect(brokenBlocks).toEqual(['/blocks/39', '/blocks/79', '/blocks/119']);
    expect(new Set(findings.map(({ pointer }) => pointer))).toEqual(
      new Set(['/blocks/39/data', '/blocks/79/data', '/blocks/119/data']),
    );
  });

  it('BLK-3 CLI-1: validates every block of a long column', () => {
    const blocks = Array.from({ length: 90 }, (_, index) => (index === 89 ? bad : good));
    const columns = { type: 'columns', data: { cols: [{ blocks: [good] }, { blocks }] } };
    expect(validatePage(page([columns])).brokenBlocks).toEqual(['/blocks/0/data/cols/1/blocks/89']);
  });
});

it('LOC-2: a holiday that opens needs a closing time', () => {
  const location = { id: 'yard', name: 'Yard' };
  const holiday = { day: '12-24', name: 'Christmas Eve', from: '08:30' };
  expect(validateEntity('location', { ...location, holidays: [holiday] })).toMatchObject([
    { rule: 'missing-property', pointer: '/holidays/0', message: 'missing property "to"' },
  ]);
  expect(
    validateEntity('location', { ...location, holidays: [{ ...holiday, to: '12:00' }] }),
  ).toEqual([]);
});

it.each([
  ['ab', ['too-short']],
  ['🚗🚗', ['too-short']],
  ['🚗🚗🚗', []],
  ['abcdef', []],
  ['🚗'.repeat(300), []],
  ['🚗'.repeat(301), ['too-long']],
])('CLI-1: counts the characters of %j, not its UTF-16 code units', (reason, rules) => {
  const lintIgnore = [{ rule: 'link-target', reason }];
  const { findings } = validatePage({ ...page([good]), lintIgnore });
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});
