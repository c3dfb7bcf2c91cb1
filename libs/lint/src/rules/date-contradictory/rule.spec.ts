import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const rule = 'date-contradictory';
const now = '2026-11-21T01:00:00Z';
const messages = (text: string, changes: object = {}) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  const files = { 'pages/home.json': page({ blocks, ...changes }) };
  return lintSample({ files }, { rule, now }).map(({ finding }) => finding.message);
};

it.each([
  ['Open day: Saturday 27 December 2026.', '"Saturday 27 December 2026" is a Sunday'],
  ['Sat 27th of Dec, 2026', '"Sat 27th of Dec, 2026" is a Sunday'],
  ['On <b>Saturday</b> 27/12/2026', '"Saturday 27/12/2026" is a Sunday'],
  ['Come on Thursday 27 December', 'is a Sunday in 2026 and a Monday in 2027'],
  ['Offer ends 31 November 2026', '"31 November 2026" is not in the calendar'],
  ['Until 30 February', '"30 February" is not in the calendar'],
  ['From 29 February 2027', '"29 February 2027" is not in the calendar'],
  ['On 31/11/2026', '"31/11/2026" is not in the calendar'],
  ['Ends 30/13/2026.', '"30/13/2026" is not in the calendar'],
  ['The 31/02/2027 sale', '"31/02/2027" is not in the calendar'],
  ['Ends 45/01/2027', '"45/01/2027" is not in the calendar'],
  ['Open Anzac Day, 24 April.', 'Anzac Day is on 25 April; correct'],
  ['Closed on Christmas Day (24th of December 2026)', 'Christmas Day is on 25 December'],
  ['Waitangi Day is on 5 February.', 'Waitangi Day is on 6 February'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'Sunday 27 December 2026, Saturday, 26 Dec 2026, Sun 27/12/2026',
  // Those of 2025 and of 2027.
  'Saturday 27 December, Monday 27 December',
  '29 February 2028 and 29 February',
  'We took 31 November deliveries, and 30 Feb orders.',
  'Closed Sunday, 25 December and 1 January.',
  'It sat 12 March days in the yard.',
  'Serviced 12/31/2026, 24/7 roadside help',
  'Born in May 31 years ago; 31 may be too many',
  'Saturday 26 and Sunday 27 December 2026',
  'Monday to Friday, 27 December onwards',
  'Open Anzac Day, 25 April, and on Boxing Day (26 December).',
  // The day off, as 25 April 2027 is a Sunday.
  'Closed on Anzac Day (26 April 2027)',
  'Open Anzac Day, 26 April.',
  'Closed Good Friday, Anzac Day, 24 April.',
  'Closed Christmas Day, 26 December and 1 January.',
  'Trade from $45 May 2026',
])('CLI-7: «%s» is accepted', (text) => {
  expect(messages(text)).toEqual([]);
});

it('CLI-7: a date in an article may be of the year in which it was published', () => {
  const text = 'The show opens on Thursday 4 May.';
  expect(messages(text, { publicationDate: '2023-04-20' })).toEqual([]);
  expect(messages(text)).toHaveLength(1);
});

const holiday = (day: string, name: string) =>
  lintSample(
    { files: { 'data/locations.json': [{ id: 'a', holidays: [{ day, name }] }] } },
    { rule, now },
  ).map(({ finding: { pointer, message } }) => `${pointer} ${message}`);

it.each([
  ['12-24', 'Christmas Day', 'Christmas Day is on 12-25, not on 12-24'],
  ['2026-12-27', 'Boxing Day', 'Boxing Day is on 2026-12-26, not on 2026-12-27'],
  ['01-02', 'New Year’s Day', 'is on 01-01'],
])('CLI-7: %s as %s is reported', (day, name, message) => {
  expect(holiday(day, name)).toEqual([
    expect.stringMatching(new RegExp(`^/0/holidays/0/day .*${message}`)),
  ]);
});

it.each([
  ['12-25', 'Christmas Day'],
  ['12-24', 'Christmas'],
  ['2026-12-28', 'Boxing Day'],
  ['2027-12-27', 'Christmas Day'],
  ['12-28', 'Boxing Day (observed)'],
  ['02-29', 'Leap day'],
  ['01-mon-4', 'Australia Day'],
])('CLI-7: %s as %s is accepted', (day, name) => {
  expect(holiday(day, name)).toEqual([]);
});
