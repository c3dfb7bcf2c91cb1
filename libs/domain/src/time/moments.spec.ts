import { describe, expect, it } from 'vitest';
import { instantsOf, localTime, withOffset } from './moments.ts';

const sydney = 'Australia/Sydney';
const auckland = 'Pacific/Auckland';
const iso = (local: string, zone: string) =>
  instantsOf(local, zone).map((instant) => new Date(instant).toISOString());

describe('local times', () => {
  it('SVC-3: an ordinary local time is one instant', () => {
    expect(iso('2026-12-01T09:30', sydney)).toEqual(['2026-11-30T22:30:00.000Z']);
    expect(iso('2026-07-01T09:30', sydney)).toEqual(['2026-06-30T23:30:00.000Z']);
    expect(iso('2026-07-01T09:30', 'Australia/Darwin')).toEqual(['2026-07-01T00:00:00.000Z']);
  });

  it.each(['9999-12-31T23:59', '+010000-01-01T00:00', '+275760-09-13T00:00', 'no time'])(
    'SVC-3: the end of time is no error: %s',
    (local) => expect(instantsOf(local, sydney)).toEqual([]),
  );

  it('SVC-3: a time that clocks leave out when they go forward is none', () => {
    expect(iso('2026-10-04T02:00', sydney)).toEqual([]);
    expect(iso('2026-10-04T02:59', sydney)).toEqual([]);
    expect(iso('2026-10-04T01:59', sydney)).toEqual(['2026-10-03T15:59:00.000Z']);
    expect(iso('2026-10-04T03:00', sydney)).toEqual(['2026-10-03T16:00:00.000Z']);
    expect(iso('2026-09-27T02:30', auckland)).toEqual([]);
  });

  it('SVC-3: a time that clocks show twice when they go back is two, earliest first', () => {
    const twice = ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z'];
    expect(iso('2026-04-05T02:30', sydney)).toEqual(twice);
    // Half an hour on Lord Howe Island.
    expect(iso('2026-04-05T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
    expect(iso('2026-04-05T01:15', 'Australia/Lord_Howe')).toHaveLength(1);
  });

  it('SVC-3: a local time goes out with the offset that applies', () => {
    const [first, second] = instantsOf('2026-04-05T02:30', sydney);
    expect(withOffset('2026-04-05T02:30', first!)).toBe('2026-04-05T02:30+11:00');
    expect(withOffset('2026-04-05T02:30', second!)).toBe('2026-04-05T02:30+10:00');
    const [newfoundland] = instantsOf('2026-01-01T00:00', 'America/St_Johns');
    expect(withOffset('2026-01-01T00:00', newfoundland!)).toBe('2026-01-01T00:00-03:30');
  });

  it('SVC-3: the offset of a time to the minute is that of its zone at every second', () => {
    for (const second of ['00', '29', '31', '59.999'])
      for (const [zone, at] of [
        ['Australia/Sydney', '2026-11-23T16:08+11:00'],
        ['America/St_Johns', '2026-11-23T01:38-03:30'],
        ['UTC', '2026-11-23T05:08+00:00'],
      ] as const) {
        const instant = Date.parse(`2026-11-23T05:08:${second}Z`);
        expect(withOffset(localTime(instant, zone), instant)).toBe(at);
      }
  });

  it('SVC-3: a year before 1000 has four digits', () => {
    expect(localTime(Date.parse('0999-06-01T12:00:00Z'), 'UTC')).toMatch(/^0999-/);
  });

  it('SVC-3: midnight is hour 00, and an unknown zone counts as UTC', () => {
    expect(localTime(Date.parse('2026-11-20T13:00:00Z'), sydney)).toBe('2026-11-21T00:00');
    expect(localTime(Date.parse('2026-11-20T13:00:00Z'), 'Nowhere/City')).toBe('2026-11-20T13:00');
    expect(instantsOf('not a time', sydney)).toEqual([]);
  });
});
