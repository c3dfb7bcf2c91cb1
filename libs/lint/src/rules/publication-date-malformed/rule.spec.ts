import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff } from '../../testing/around-cutoffs.ts';

const rule = 'publication-date-malformed';
const run = (publicationDate: string, timeZone = 'Australia/Sydney') =>
  reportLines(
    {
      files: { 'site.json': settings({ timeZone }), 'pages/home.json': page({ publicationDate }) },
    },
    { rule },
  );

it.each([
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-01-29T25:00',
  '2024-01-29T10:61Z',
  '2024-01-29T10:00+99:00',
])('CUT-4: %s is reported at its value', (date) => {
  expect(run(date)).toEqual([
    `pages/home.json:5:22 «"${date}"» error publication-date-malformed: "${date}" is not a valid date, so the page has the newest layouts; write a date such as "2024-01-29" or a time such as "2024-01-29T09:30:00+11:00"`,
  ]);
});

it('CUT-4: a year before there were websites is reported', () => {
  expect(run('1926-03-23')).toEqual([
    expect.stringContaining('1926-03-23 is before there were websites; correct the year'),
  ]);
  expect(run('1993-01-01')).toEqual([]);
});

it.each(everyCutoff)(
  'CUT-4: around %s in %s every day and moment exists',
  (_id, zone, { date }) => {
    for (const days of [-1, 0, 1])
      for (const time of ['', 'T00:00', 'T23:59:59', 'T00:00:00Z', 'T23:59:59+13:00'])
        expect(run(dayAfter(date, days) + time, zone)).toEqual([]);
  },
);

it('CUT-4: a date of a form that keeps its page from being read is reported too', () => {
  const finding = {
    rule: 'publication-date-malformed' as const,
    severity: 'error' as const,
    pointer: '/publicationDate',
    message: 'not a valid date; write a date such as "2024-01-29"',
  };
  const known = [{ file: 'pages/broken.json', finding }];
  const files = { 'pages/home.json': page() };
  expect(reportLines({ files }, { rule, known })).toEqual([
    expect.stringContaining(
      'pages/broken.json:1:1 «» error publication-date-malformed: not a valid date; write a date such',
    ),
  ]);
});
