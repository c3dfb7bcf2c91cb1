import { describe, expect, it } from 'vitest';
import {
  dayIn,
  dayNumber,
  dayOfNumber,
  daysBetween,
  endOfDay,
  isCalendarDay,
  startOfDay,
  weekdayOf,
} from './calendar-days.ts';

describe('calendar days', () => {
  it('SVC-3, CUT-4: exist or do not', () => {
    expect(['2024-02-29', '2026-12-31', '1970-01-01'].map(isCalendarDay)).toEqual(
      Array(3).fill(true),
    );
    const wrong = ['2026-02-29', '2026-04-31', '2026-13-01', '2026-1-5', '2026-01-05T00:00', '', 5];
    expect(wrong.map(isCalendarDay)).toEqual(Array(wrong.length).fill(false));
  });

  it('OFF-1, CUT-4: are counted across months, leap days and clock changes', () => {
    expect(daysBetween('2026-11-22', '2026-11-22')).toBe(0);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-10-04', '2026-10-03')).toBe(-1);
    expect(dayOfNumber(dayNumber('2026-11-22') + 9)).toBe('2026-12-01');
  });

  it('SVC-3: have a weekday, Monday first', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([0, 5, 6]);
  });

  it('CUT-2, OFF-1: begin at midnight of the site’s time zone', () => {
    expect(dayIn('2026-11-21T13:00:00Z', 'Australia/Sydney')).toBe('2026-11-22');
    expect(dayIn('2026-11-21T12:59:59Z', 'Australia/Sydney')).toBe('2026-11-21');
    expect(dayIn('2026-11-21T23:59:59', 'Australia/Sydney')).toBe('2026-11-21');
  });

  it('TEN-8, LOC-2: end at midnight of the time zone, on days with a clock change too', () => {
    expect(endOfDay('2026-11-22', 'Australia/Sydney')).toBe('2026-11-22T13:00:00.000Z');
    expect(endOfDay('2026-10-04', 'Australia/Sydney')).toBe('2026-10-04T13:00:00.000Z');
    expect(endOfDay('2026-12-31', 'UTC')).toBe('2027-01-01T00:00:00.000Z');
    expect(startOfDay('2026-11-23', 'Australia/Sydney')).toBe('2026-11-22T13:00:00.000Z');
    // Clocks go from midnight to one o'clock.
    expect(startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
    expect(endOfDay('2026-09-05', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  });
});
