import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const rule = 'opening-hours-ignored';
const found = (location: object, bookingHours: readonly object[] = []) =>
  lintSample(
    {
      files: {
        'site.json': settings({ settings: { forms: { bookingHours } } }),
        'data/locations.json': [{ id: '1', name: 'Yard', ...location }],
      },
    },
    { rule },
  ).map(
    ({ finding: { severity, pointer, message } }) =>
      `${severity} ${pointer}: ${message.split(/, so |; /)[0]}`,
  );

const week = { days: ['Mon', 'Fri'], from: '08:30', to: '17:30' };
const evening = { ...week, from: '18:00', to: '24:00' };

it.each([
  [
    { ...week, from: '17:00', to: '08:30' },
    'closes at 08:30, which is not after it opens at 17:00',
  ],
  [{ ...week, to: '08:30' }, 'closes at 08:30, which is not after it opens at 08:30'],
  [{ ...evening, to: '00:00' }, 'closes at 00:00, which is not after it opens at 18:00'],
  [{ ...evening, to: '02:00' }, 'closes at 02:00, which is not after it opens at 18:00'],
])('LOC-2, CLI-7: hours %j are an error', (hours, expected) => {
  expect(found({ openingHours: [week, hours] })).toEqual([
    `error /0/openingHours/1/to: ${expected}`,
  ]);
});

it('LOC-2, CLI-7: hours of a holiday that end before they begin are an error', () => {
  const day = { day: '12-24', name: 'Christmas Eve', from: '08:30', to: '08:00' };
  expect(found({ holidays: [day] })).toEqual([
    'error /0/holidays/0/to: closes at 08:00, which is not after it opens at 08:30',
  ]);
});

it('FRM-14, CLI-7: booking hours may be one time, but not end before they begin', () => {
  const booking = { bookingType: 'service', days: ['Mon'], from: '16:00', to: '07:30' };
  expect(found({}, [booking])).toEqual([
    'error /settings/forms/bookingHours/0/to: ends at 07:30, before it begins at 16:00',
  ]);
  expect(found({}, [{ ...booking, to: '16:00' }])).toEqual([]);
});

it('LOC-2, CLI-6: hours of a day, up to midnight and past it in two entries are accepted', () => {
  const night = { days: ['Tue', 'Sat'], from: '00:00', to: '02:00' };
  expect(found({ openingHours: [week, evening, night, { days: ['Sun'] }] })).toEqual([]);
  expect(found({ openingHours: [{ ...week, to: 'late' }] })).toEqual([]);
});
