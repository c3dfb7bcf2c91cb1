import { describe, expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

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
  ['Ends 12/25/2026.', 'has the month first, as only Americans write it; write 25/12/2026'],
  ['Open day on 22th December', '"22th" is written 22nd; correct'],
  ['On the 11st of March', '"11st" is written 11th'],
  ['On 3th March and after', '"3th" is written 3rd'],
  ['Until 31st November', '"31st November" is not in the calendar'],
  ['Family owned since 2062.', '"since 2062" is in the future'],
  ['Established 2099 in Fairfield', '"Established 2099" is in the future'],
  ['Open Anzac Day, 24 April.', 'Anzac Day is on 25 April; correct'],
  ['Closed on Christmas Day (24th of December 2026)', 'Christmas Day is on 25 December'],
  ['Open Anzac Day, 26 April.', 'Anzac Day is on 25 April; correct'],
  ['Closed 26 April (Anzac Day).', 'Anzac Day is on 25 April; correct'],
  ['Closed on Anzac Day 24 April.', 'Anzac Day is on 25 April; correct'],
  ['Closed Good Friday, 2 April 2027.', 'Good Friday is on 26 March in 2027; correct'],
  ['Easter Sunday – 4 April 2027', 'Easter Sunday is on 28 March in 2027'],
  ['Back after Easter Monday, 30 March 2027.', 'Easter Monday is on 29 March in 2027'],
  ['Good Friday, 14 June.', 'is on 3 April in 2026 and on 26 March in 2027'],
  ['King’s Birthday (7 June 2027)', 'King’s Birthday is on 14 June in 2027'],
  ['Mother’s Day, 2 May 2027', 'Mother’s Day is on 9 May in 2027'],
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
  'Serviced 12/11/2026, 24/7 roadside help',
  'The 1st, 2nd, 3rd, 11th, 12th, 13th, 21st, 22nd and 23rd of March; on the 4th of May',
  'Since 1974, since 2026, established 2019, est. 1988, from 2027',
  'Born in May 31 years ago; 31 may be too many',
  'Saturday 26 and Sunday 27 December 2026',
  'Monday to Friday, 27 December onwards',
  'Open Anzac Day, 25 April, and on Boxing Day (26 December).',
  // The day off, as 25 April 2027 is a Sunday.
  'Closed on Anzac Day (26 April 2027)',
  'Closed for Anzac Day (observed), 26 April, and the public holiday for Anzac Day, 26 April.',
  'Open Anzac Day, Monday 26 April.',
  'Closed Good Friday, 26 March 2027, and Easter Monday (29 March 2027).',
  'King’s Birthday, 14 June 2027. Or in Queensland, King’s Birthday (4 October 2027).',
  'Labour Day, 4 October 2027. Mother’s Day, 9 May 2027. Father’s Day is on 5 September 2027.',
  'Good Friday, 3 April, or 26 March.',
  'Good Friday to Easter Monday, 29 March',
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

it('CLI-7: holidays of New Zealand are on their days', () => {
  const nz = (text: string) => {
    const blocks = [{ type: 'paragraph', data: { text } }];
    const files = { 'site.json': settings({ region: 'NZ' }), 'pages/home.json': page({ blocks }) };
    return lintSample({ files }, { rule, now }).map(({ finding }) => finding.message);
  };
  expect(
    nz('Labour Day, 18 October 2027. King’s Birthday, 14 June 2027. Matariki, 2 July 2027.'),
  ).toEqual([
    'King’s Birthday is on 7 June in 2027; correct the date or the name',
    'Labour Day is on 25 October in 2027; correct the date or the name',
    'Matariki is on 25 June in 2027; correct the date or the name',
  ]);
  expect(
    nz('Labour Day, 25 October 2027. King’s Birthday, 7 June. Matariki, 25 June 2027.'),
  ).toEqual([]);
});

it('CLI-7: a holiday is moved by days, in words or in a year, and Matariki is none of Australia', () => {
  expect(messages('Closed for Anzac Day, Monday 27 April 2026.')).toEqual([]);
  expect(messages('Anzac Day is on 27 April, observed on the Monday.')).toEqual([]);
  expect(messages('Anzac Day (4 May 2026)')).toHaveLength(1);
  expect(messages('Matariki is on 1 June 2026.')).toEqual([]);
});

it.each([
  'Our sale runs from 20 December to 3 December 2026.',
  'Closed from Monday, 3 January 2028 to 24 December 2027.',
  '24th of December 2027 – 3rd of January 2027',
  '20 December until the 3 December',
])('CLI-7: «%s» ends before it begins', (text) => {
  expect(messages(text)).toEqual([expect.stringContaining('ends before it begins')]);
});

it.each([
  'Closed from 24 December to 3 January.',
  'Closed 24 December 2026 to 3 January 2027',
  'From 20 December to 3 January 2027',
  'From 3 December to 20 December 2026',
  'From 20 December 2026 to 3 December',
  'On 20 December and 3 December',
  'Moved from 20 December to 20 December',
  'Since 20 March 2019, to 2 people in 3 March',
])('CLI-6: «%s» is accepted', (text) => {
  expect(messages(text)).toEqual([]);
});

describe('CLI-7: a sale', () => {
  const inHeading = (text: string, today = '2026-11-21', path = '/sale') => {
    const blocks = [{ type: 'header', data: { text, level: 2 } }];
    const files = { 'pages/sale.json': page({ path, blocks }) };
    const at = `${today}T01:00:00Z`;
    return lintSample({ files }, { rule, now: at }).map(({ finding }) => finding.message);
  };

  it.each([
    ['2025 plate clearance', '2025 plate clearance'],
    ['Our 2024 run-out sale', '2024 run-out sale'],
    ['2025 plate clearance, on now', '2025 plate clearance'],
    ['EOFY 2025', 'EOFY 2025'],
    ['Summer sale 2024', 'Summer sale 2024'],
    ['Black Friday 2025 is on', 'Black Friday 2025'],
    ['Christmas 2025 opening hours', 'Christmas 2025 opening hours'],
  ])('CLI-7: of a past year is reported in the heading "%s"', (text, marked) => {
    expect(inHeading(text)).toEqual([
      `"${marked}" is of a past year; write the year that is meant, or remove it`,
    ]);
    expect(messages(text)).toEqual([]);
  });

  it.each([
    'EOFY 2026',
    '2026 plate clearance',
    '2024 Tern for sale',
    'Used 2019 Drover clearance',
    'Dealer of the Year 2024',
    'Run-out 2025 Terns',
    '2025 run-out Terns',
    'Our 2025 sale raised $20,000',
    'Since 1974, and 2024 sales award',
    'Summer 2024 at the yard',
    'Registered 2024, sold 2025',
  ])('CLI-7: of this year, and the year of something else, is accepted: %s', (text) => {
    expect(inHeading(text)).toEqual([]);
  });

  it('CLI-7: of last year may go on: its stock until June, its summer until February', () => {
    expect(inHeading('2025 plate clearance', '2026-06-20')).toEqual([]);
    expect(inHeading('Summer sale 2025', '2026-02-20')).toEqual([]);
    expect(inHeading('Summer sale 2025', '2026-03-20')).toHaveLength(1);
    expect(inHeading('EOFY 2025', '2026-11-21', '/news/eofy')).toEqual([]);
  });
});
