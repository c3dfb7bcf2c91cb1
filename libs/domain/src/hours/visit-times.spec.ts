import type { DealerLocation } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { hasVisitTimes, visitPeriods, type VisitRules } from './visit-periods.ts';
import { lastVisitDay, visitDays, visitError } from './visit-times.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const yard: DealerLocation = {
  id: 'west',
  name: 'West',
  openingHours: [
    { days: [...week], from: '08:30', to: '12:00' },
    { department: 'sales', days: [...week], from: '13:00', to: '17:30' },
    { department: 'service', days: ['Sun'], from: '08:00', to: '12:00' },
  ],
  holidays: [
    { day: '2026-11-25', name: 'Show day' },
    { day: '2026-11-26', name: 'Stocktake', from: '10:00', to: '11:00' },
  ],
};
const rules: VisitRules = {
  department: 'sales',
  timeZone: 'Australia/Sydney',
  minutes: 30,
  noticeMinutes: 120,
  bookingHours: [],
  closedDays: [],
};
/** Monday 23 November 2026, 2:40 pm in Sydney. */
const now = '2026-11-23T14:40:00+11:00';

describe('FRM-14: times of visits', () => {
  it('start within the hours of the department and end by closing time', () => {
    const { days, changesAt } = visitDays(yard, now, 5, rules);
    // The last time today, 5 pm, comes too near after 3 pm.
    expect(changesAt).toBe('2026-11-23T04:00:00.001Z');
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(days[1]!.times).toEqual([
      ...['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
    ]);
  });

  it('leave enough notice, by the clock of the location', () => {
    expect(visitDays(yard, now, 1, rules).days).toEqual([
      { day: '2026-11-23', closes: '17:30', times: ['17:00'] },
    ]);
    const perth = { ...yard, timeZone: 'Australia/Perth' };
    // Twenty to twelve in Perth: after the break, which is no notice.
    expect(visitDays(perth, now, 1, rules).days[0]!.times[0]).toBe('15:00');
    expect(visitDays(yard, now, 1, { ...rules, noticeMinutes: 180 })).toEqual({
      days: [],
      // From half past three, no two open hours are left today.
      changesAt: '2026-11-23T04:30:00.001Z',
    });
  });

  it('leave the dealer two open hours at most, so that someone can confirm the visit first', () => {
    const first = (at: string, noticeMinutes = 120) => {
      const { days, changesAt } = visitDays(yard, at, 3, { ...rules, noticeMinutes });
      return [days[0]?.day, days[0]?.times[0], changesAt];
    };
    // At night, and shortly before closing: two hours after the next opening, from which it moves on.
    const opening = '2026-11-23T21:30:00.000Z';
    expect(first('2026-11-24T00:05:00+11:00')).toEqual(['2026-11-24', '10:30', opening]);
    expect(first('2026-11-23T17:00:00+11:00').slice(0, 2)).toEqual(['2026-11-24', '10:30']);
    expect(first('2026-11-24T00:05:00+11:00', 30)[1]).toBe('09:00');
    expect(first('2026-11-24T00:05:00+11:00', 0)[1]).toBe('08:30');
    // A day's notice is one by the clock.
    expect(first('2026-11-23T16:00:00+11:00', 1440).slice(0, 2)).toEqual(['2026-11-24', '16:00']);
    const error = (local: string) => visitError(yard, local, '2026-11-24T00:05:00+11:00', rules);
    expect([error('2026-11-24T10:00'), error('2026-11-24T10:30')]).toEqual(['notice', undefined]);
  });

  it('follow holidays, booking hours and closed days', () => {
    expect(visitPeriods(yard, '2026-11-26', rules)).toEqual([{ from: '10:00', to: '10:30' }]);
    expect(visitPeriods(yard, '2026-11-25', rules)).toEqual([]);
    const hours = {
      ...rules,
      bookingHours: [{ days: ['Fri'] as ['Fri'], from: '09:00', to: '13:30' }],
    };
    expect(visitPeriods(yard, '2026-11-27', hours)).toEqual([
      { from: '09:00', to: '11:30' },
      { from: '13:00', to: '13:30' },
    ]);
    expect(visitPeriods(yard, '2026-11-24', hours)).toEqual([]);
    expect(visitPeriods(yard, '2026-11-24', { ...rules, closedDays: ['11-24'] })).toEqual([]);
  });

  it('that are not offered say why', () => {
    const error = (local: string) => visitError(yard, local, now, rules);
    expect(error('2026-11-24T09:10')).toBeUndefined();
    expect(error('2026-11-24T17:15')).toBe('hours');
    expect(error('2026-11-28T10:00')).toBe('closed');
    expect(error('2026-11-25T10:00')).toBe('closed');
    // Offered until ten minutes ago: a form takes time.
    expect(error('2026-11-23T16:30')).toBeUndefined();
    expect(error('2026-11-23T16:05')).toBe('notice');
    expect(error('2025-11-24T10:00')).toBe('notice');
  });

  it('CAR-9: end with the day on which a hold ends, or the next day with times', () => {
    const within = (minutes: number, at = now) => {
      const held = { ...rules, withinMinutes: minutes };
      const { days, changesAt } = visitDays(yard, at, 60, held);
      return {
        days: days.map(({ day }) => day),
        changesAt,
        last: lastVisitDay(yard, at, held),
        held,
      };
    };
    expect(lastVisitDay(yard, now, rules)).toBeUndefined();
    const day = within(24 * 60);
    expect([day.days, day.last]).toEqual([['2026-11-23', '2026-11-24'], '2026-11-24']);
    // A holiday counts, as the hold does not wait for it; the day after is the first with times.
    expect(within(48 * 60).days).toEqual(['2026-11-23', '2026-11-24']);
    const closed = within(24 * 60, '2026-11-28T09:00:00+11:00');
    expect([closed.days, closed.last]).toEqual([['2026-11-30'], '2026-11-30']);
    // Without times on the last day of the hold, it is the last day still.
    const onSaturday = { ...rules, withinMinutes: 24 * 60 };
    expect(lastVisitDay(yard, '2026-11-27T09:00:00+11:00', onSaturday)).toBe('2026-11-28');
    expect(lastVisitDay({ ...yard, openingHours: [], holidays: [] }, now, onSaturday)).toBe(
      '2026-11-24',
    );
    // From one in the morning, a hold of 23 hours ends on the next day.
    expect(within(23 * 60, '2026-11-24T00:30:00+11:00').changesAt).toBe('2026-11-23T14:00:00.000Z');

    const error = (local: string) => visitError(yard, local, now, day.held);
    expect(error('2026-11-24T10:00')).toBeUndefined();
    expect(error('2026-11-26T10:00')).toBe('late');
    expect(error('2026-11-28T10:00')).toBe('closed');
  });

  it('that clocks skip are not offered', () => {
    const night: DealerLocation = {
      ...{ id: 'n', name: 'Night' },
      openingHours: [{ days: ['Sun'], from: '01:00', to: '04:00' }],
    };
    const atOnce = { ...rules, noticeMinutes: 0 };
    const { days } = visitDays(night, '2026-10-03T12:00:00+10:00', 3, atOnce);
    expect(days).toEqual([
      { day: '2026-10-04', closes: '04:00', times: ['01:00', '01:30', '03:00', '03:30'] },
    ]);
    expect(visitError(night, '2026-10-04T02:30', '2026-10-01T00:00Z', rules)).toBe('notice');
  });

  it('that clocks show twice are offered until both are past', () => {
    const night: DealerLocation = {
      ...{ id: 'n', name: 'Night' },
      openingHours: [{ days: ['Sun'], from: '01:00', to: '03:00' }],
    };
    // Ten past two for the second time.
    const again = '2026-04-05T02:10:00+10:00';
    const atOnce = { ...rules, noticeMinutes: 0 };
    expect(visitDays(night, again, 1, atOnce)).toEqual({
      days: [{ day: '2026-04-05', closes: '03:00', times: ['02:30'] }],
      changesAt: '2026-04-04T16:30:00.001Z',
    });
    expect(visitError(night, '2026-04-05T02:30', again, atOnce)).toBeUndefined();
    expect(visitError(night, '2026-04-05T02:00', again, atOnce)).toBe('notice');
  });

  it('are known for a department with hours only', () => {
    expect(hasVisitTimes(yard, rules)).toBe(true);
    expect(hasVisitTimes({ ...yard, openingHours: [] }, rules)).toBe(false);
  });
});
