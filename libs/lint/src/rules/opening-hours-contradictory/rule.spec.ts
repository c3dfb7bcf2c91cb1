import { describe, expect, it } from 'vitest';
import { lintSample, page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'opening-hours-contradictory';
const found = (location: object) =>
  lintSample(
    { files: { 'data/locations.json': [{ id: '1', name: 'Yard', ...location }] } },
    { rule },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message.split(/, so |; /)[0]}`);

const week = { days: ['Mon', 'Fri'], from: '08:30', to: '17:30' };
const saturday = { days: ['Sat'], from: '09:00', to: '12:00' };

it.each([
  [[{ ...week, from: '01:00', to: '17:30' }], '/0/openingHours/0/from: opens in the night'],
  [[{ ...week, from: '00:00', to: '17:30' }], '/0/openingHours/0/from: opens in the night'],
  [
    [week, { days: ['Fri', 'Sat'], from: '17:00', to: '20:00' }],
    '/0/openingHours/1/from: 17:00 to 20:00 on Fri overlaps 08:30 to 17:30',
  ],
  [
    [week, saturday, { ...week, department: 'service', from: '07:30', to: '16:00' }],
    '/0/openingHours/2/from: 07:30 to 16:00 on Mon overlaps 08:30 to 17:30',
  ],
])('LOC-2 CLI-2: reports hours %j', (openingHours, expected) => {
  expect(found({ openingHours })).toEqual([expected]);
});

it('LOC-2 CLI-2: reports holidays', () => {
  const day = { day: '12-24', name: 'Christmas Eve', from: '08:30', to: '12:00' };
  expect(found({ holidays: [{ ...day, to: '08:00' }, day, { ...day, from: '11:00' }] })).toEqual([
    '/0/holidays/2/from: 11:00 to 12:00 on 12-24 overlaps 08:30 to 12:00',
  ]);
});

it('CLI-7: reports a day of one year with the hours of every year', () => {
  const yearly = { day: '12-25', name: 'Christmas' };
  expect(found({ holidays: [yearly, { ...yearly, day: '2026-12-25' }] })).toEqual([
    '/0/holidays/1/day: the list has 2026-12-25 already',
  ]);
  const open = { ...yearly, day: '2026-12-25', from: '09:00', to: '12:00' };
  expect(found({ holidays: [yearly, open, { ...yearly, department: 'sales' }] })).toEqual([
    '/0/holidays/2/day: the list has 12-25 already',
  ]);
});

it('LOC-2 CLI-2: reports a day that a list has twice', () => {
  const closed = { day: '12-25', name: 'Christmas' };
  const open = { ...closed, from: '09:00', to: '12:00' };
  expect(found({ openingHours: [{ ...week, days: ['Mon', 'Mon'] }] })).toEqual([
    '/0/openingHours/0/days/1: the list has Mon already',
  ]);
  const again = ['/0/holidays/1/day: the list has 12-25 already'];
  expect(found({ holidays: [closed, closed] })).toEqual(again);
  expect(found({ holidays: [open, { ...closed, department: 'sales' }] })).toEqual(again);
  const [sales, service] = ['sales', 'service'].map((department) => ({ ...closed, department }));
  expect(found({ holidays: [sales, service, { ...closed, day: '2026-12-25' }] })).toEqual([]);
});

it('LOC-2 CLI-2: reports a closed day that the list has twice', () => {
  const site = settings({ settings: { forms: { closedDays: ['12-25', '01-01', '12-25'] } } });
  expect(
    lintSample({ files: { 'site.json': site } }, { rule }).map(({ finding }) => finding.pointer),
  ).toEqual(['/settings/forms/closedDays/2']);
});

it.each([
  [{}],
  [{ openingHours: [{ ...week, from: '8:00' }] }],
  [{ openingHours: [week, saturday] }],
  [
    {
      openingHours: [
        { ...week, to: '12:00' },
        { ...week, from: '12:00' },
      ],
    },
  ],
  [
    {
      openingHours: [
        { ...week, department: 'sales' },
        { ...week, department: 'service' },
      ],
    },
  ],
  [{ openingHours: [week], holidays: [{ day: '12-25', name: 'Christmas Day' }] }],
  [{ openingHours: [null, 5, {}] }],
  [{ openingHours: [{ ...week, from: '00:00', to: '23:59' }] }],
  [{ openingHours: [{ ...week, from: '00:00', to: '24:00' }] }],
  [
    {
      openingHours: [
        { ...week, from: '18:00', to: '24:00' },
        { ...week, from: '00:00', to: '06:00' },
      ],
    },
  ],
  [
    {
      openingHours: [
        { ...week, from: '18:00', to: '23:59' },
        { ...week, from: '00:00', to: '06:00' },
      ],
    },
  ],
])('LOC-2 CLI-2: reports nothing for %j', (location) => {
  expect(found(location)).toEqual([]);
});

it('LOC-2 CLI-2: skips other files and entries that are not locations', () => {
  const backward = [{ openingHours: [{ ...week, to: '01:00' }] }];
  expect(lintSample({ files: { 'data/team.json': backward } }, { rule })).toEqual([]);
  expect(lintSample({ files: { 'data/locations.json': [null, 5] } }, { rule })).toEqual([]);
});

describe('CLI-7: hours in texts', () => {
  const inText = (text: string) =>
    reportLines(
      { files: { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) } },
      { rule },
    );

  it.each([
    ['Open <b>8 am</b> to 5 am.', '8 am</b> to 5 am'],
    ['Open 8.00am – 5.00am, Monday to Friday', '8.00am – 5.00am'],
    ['Open 8 p.m. until 5 p.m. daily', '8 p.m. until 5 p.m.'],
    ['Open until 17 pm', '17 pm'],
    ['Open to 17:30 pm', '17:30 pm'],
    ['Open from 8:70 am', '8:70 am'],
    ['Open until 25:00 on Thursdays', '25:00'],
    ['Monday 8:30 to 5:60', '5:60'],
    ['Monday to Friday 5 pm to 8 am', '5 pm to 8 am'],
    ['Mon–Fri: 5.30pm - 8.30am', '5.30pm - 8.30am'],
    ['Open Monday to Friday, 17:30 – 08:30', '17:30 – 08:30'],
  ])('CLI-7: %s', (text, marked) => {
    expect(inText(text)).toEqual([expect.stringContaining(`«${marked}» warning`)]);
  });

  it.each([
    ...['8 am to 5 pm', '5 pm to 9 pm', '11 am to 12 am', '12 pm to 5 pm', '10 pm to 2 am'],
    ...[
      'The score was 25:00',
      'Bible verse 8:75',
      'Open: 1:75.20',
      'Open until 24:00, ratio 16:90:1',
    ],
    ...['Monday to Friday 8 am to 5 pm', 'Monday to Friday 17:30 – 20:30', '5 pm to 8 am'],
    ...[
      'Night drop: Monday to Friday 5 pm to 8 am',
      'Monday to Friday 5 pm to 8 am, we are closed',
    ],
    ...['1116 AM radio', 'Channel 16 AM', '9 am to 9 am', '$17 pm', '3,500 mm'],
  ])('CLI-7: not %s', (text) => {
    expect(inText(text)).toEqual([]);
  });
});

it.each([
  ['Our showroom is open 17:00–08:30, Monday to Friday.', '17:00–08:30'],
  ['Service counter open 5 pm to 8 am Mon–Fri', '5 pm to 8 am'],
  ['Parts: 5.30pm – 8am on Monday to Friday', '5.30pm – 8am'],
])('CLI-7: hours ahead of their weekdays run through the night: «%s»', (text, hours) => {
  const files = { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) };
  expect(reportLines({ files }, { rule })).toEqual([
    expect.stringContaining(`«${hours}» warning ${rule}: "${hours}" runs through the night`),
  ]);
});

it.each([
  'The key box is open 17:00–08:30, Monday to Friday.',
  'Roadside help from 5 pm to 8 am, Monday to Friday',
  'Open 8 am to 5 pm, Monday to Friday',
  'Open 08:30–17:00, Monday to Friday',
  'Chargers: 17:00–08:30, Monday to Sunday',
])('CLI-6: «%s» is accepted', (text) => {
  const files = { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) };
  expect(reportLines({ files }, { rule })).toEqual([]);
});
