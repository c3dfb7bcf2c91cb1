import { describe, expect, it } from 'vitest';
import type { LocationHours } from './opening-hours.ts';
import { latestDeadline, replyDayDeadline, replyDeadline } from './reply-deadline.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const yard: LocationHours = {
  openingHours: [
    { department: 'sales', days: [...week], from: '08:30', to: '17:30' },
    { department: 'sales', days: ['Sat'], from: '09:00', to: '12:00' },
    { department: 'service', days: [...week], from: '07:30', to: '16:30' },
  ],
  holidays: [{ day: '2026-11-24', name: 'Show day', department: 'service' }],
};
const deadline = (now: string, minutes = 60, more: object = {}) =>
  replyDeadline(yard, minutes, {
    ...{ now, timeZone: 'Australia/Sydney', department: 'sales' },
    ...more,
  });

describe('LOC-2, FRM-14: the time by which a department replies', () => {
  it.each([
    ['open with time to spare', '2026-11-23T14:00+11:00', '2026-11-23T15:00+11:00'],
    ['open, late in a minute', '2026-11-23T14:00:43.210+11:00', '2026-11-23T15:00+11:00'],
    ['open until exactly then', '2026-11-23T16:30+11:00', '2026-11-23T17:30+11:00'],
    ['about to close', '2026-11-23T16:31+11:00', '2026-11-24T09:30+11:00'],
    ['closed for the night', '2026-11-23T21:00+11:00', '2026-11-24T09:30+11:00'],
    ['not open yet', '2026-11-23T06:00+11:00', '2026-11-23T09:30+11:00'],
    ['before a weekend', '2026-11-28T13:00+11:00', '2026-11-30T09:30+11:00'],
  ])('%s', (_, now, due) => expect(deadline(now)?.due).toBe(due));

  it('takes open minutes of as many days as it needs', () => {
    // Three hours on Saturday and one on Monday.
    expect(deadline('2026-11-27T20:00+11:00', 240)?.due).toBe('2026-11-30T09:30+11:00');
    // Ten hours, more than a day has: from the next opening, also where it has only just opened.
    expect(deadline('2026-11-23T08:29+11:00', 600)?.due).toBe('2026-11-24T09:30+11:00');
    for (const now of ['2026-11-23T08:30+11:00', '2026-11-23T08:31+11:00'])
      expect(deadline(now, 600)?.due).toBe('2026-11-25T09:30+11:00');
  });

  it('counts through the night where it is open all day', () => {
    const days = [...week, 'Sat', 'Sun'] as const;
    const desk = { openingHours: [{ days: [...days], from: '00:00', to: '24:00' }] };
    const moment = { timeZone: 'Australia/Sydney', department: 'service' } as const;
    expect(replyDeadline(desk, 60, { ...moment, now: '2026-11-23T23:30+11:00' })?.due).toBe(
      '2026-11-24T00:30+11:00',
    );
  });

  it('counts from the next day where hours end at midnight', () => {
    const late = { openingHours: [{ days: [...week], from: '18:00', to: '24:00' }] };
    const moment = { timeZone: 'Australia/Sydney', department: 'service' } as const;
    expect(replyDeadline(late, 60, { ...moment, now: '2026-11-23T23:30+11:00' })?.due).toBe(
      '2026-11-24T19:00+11:00',
    );
  });

  it('is that of the department, its holidays and its time zone', () => {
    const service = { department: 'service' };
    expect(deadline('2026-11-23T21:00+11:00', 60, service)?.due).toBe('2026-11-25T08:30+11:00');
    const perth = replyDeadline({ ...yard, timeZone: 'Australia/Perth' }, 60, {
      ...{ now: '2026-11-23T21:00+11:00', timeZone: 'Australia/Sydney', department: 'sales' },
    });
    // 6 pm in Perth.
    expect(perth?.due).toBe('2026-11-24T09:30+08:00');
    expect(deadline('2026-10-03T21:00+10:00')?.due).toBe('2026-10-05T09:30+11:00');
  });

  it('changes when too little time is left, at the next opening, and with the day', () => {
    const changes = (now: string) => deadline(now)?.changesAt;
    expect(changes('2026-11-23T14:00+11:00')).toBe('2026-11-23T05:30:00.001Z');
    expect(changes('2026-11-23T16:31+11:00')).toBe('2026-11-23T13:00:00.000Z');
    expect(changes('2026-11-24T06:00+11:00')).toBe('2026-11-23T21:30:00.000Z');
    // 1 am on Tuesday in Sydney, 10 pm on Monday in Perth, whose day ends at 4 pm in UTC.
    const perth = replyDeadline({ ...yard, timeZone: 'Australia/Perth' }, 60, {
      ...{ now: '2026-11-24T01:00+11:00', timeZone: 'Australia/Sydney', department: 'sales' },
    });
    expect(perth?.changesAt).toBe('2026-11-23T16:00:00.000Z');
  });

  it('is unknown without hours', () => {
    expect(deadline('2026-11-23T14:00+11:00', 60, { department: 'parts' })).toBeUndefined();
    expect(deadline('2026-11-23T14:00+11:00', 1_000_000)).toBeUndefined();
  });

  it.each([
    ['the next open day', 'sales', 1, '2026-11-23T14:00+11:00', '2026-11-24T17:30+11:00'],
    ['after closing', 'sales', 1, '2026-11-23T21:00+11:00', '2026-11-24T17:30+11:00'],
    [
      'before a Saturday on which it is open',
      'sales',
      1,
      '2026-11-27T14:00+11:00',
      '2026-11-28T12:00+11:00',
    ],
    [
      'on a day on which it is closed',
      'sales',
      1,
      '2026-11-29T14:00+11:00',
      '2026-11-30T17:30+11:00',
    ],
    ['over a weekend', 'sales', 3, '2026-11-27T14:00+11:00', '2026-12-01T17:30+11:00'],
    [
      'over a holiday of the department',
      'service',
      1,
      '2026-11-23T14:00+11:00',
      '2026-11-25T16:30+11:00',
    ],
    ['into daylight saving', 'sales', 1, '2026-10-02T14:00+10:00', '2026-10-03T12:00+10:00'],
    [
      'over the start of daylight saving',
      'sales',
      2,
      '2026-10-02T14:00+10:00',
      '2026-10-05T17:30+11:00',
    ],
  ] as const)('in business days: %s', (_, department, days, now, due) => {
    const moment = { now, timeZone: 'Australia/Sydney', department };
    expect(replyDayDeadline(yard, days, moment)?.due).toBe(due);
  });

  it('in business days counts in the location’s own time zone, and changes with its day', () => {
    const perth = { ...yard, timeZone: 'Australia/Perth' };
    // 1 am on Tuesday in Sydney, 10 pm on Monday in Perth.
    const moment = { now: '2026-11-24T01:00+11:00', timeZone: 'Australia/Sydney' };
    expect(replyDayDeadline(perth, 1, { ...moment, department: 'sales' })).toEqual({
      due: '2026-11-24T17:30+08:00',
      changesAt: '2026-11-23T16:00:00.000Z',
    });
    expect(replyDayDeadline(yard, 1, { ...moment, department: 'parts' })).toBeUndefined();
    expect(replyDayDeadline({}, 1, { ...moment, department: 'sales' })).toBeUndefined();
  });

  it('of several locations is the latest, and unknown if one is', () => {
    const first = { due: '2026-11-24T09:30+11:00', changesAt: '2026-11-23T05:30:00.001Z' };
    const later = { due: '2026-11-24T09:00+08:00', changesAt: '2026-11-23T13:00:00.000Z' };
    expect(latestDeadline([first, later])).toEqual({ ...later, changesAt: first.changesAt });
    expect(latestDeadline([first, undefined])).toBeUndefined();
    expect(latestDeadline([])).toBeUndefined();
  });
});
