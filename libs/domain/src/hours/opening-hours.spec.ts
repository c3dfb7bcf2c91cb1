import { describe, expect, it } from 'vitest';
import { departmentsWithHours, hoursOn, type LocationHours } from './opening-hours.ts';
import { openingState } from './opening-state.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const yard: LocationHours = {
  location_type: ['sales', 'service'],
  openingHours: [
    { department: 'sales', days: [...weekdays], from: '08:30', to: '17:30' },
    { department: 'sales', days: ['Sat'], from: '09:00', to: '16:00' },
    { department: 'service', days: [...weekdays], from: '07:30', to: '12:00' },
    { department: 'service', days: [...weekdays], from: '12:30', to: '16:30' },
  ],
  holidays: [
    { day: '12-25', name: 'Christmas Day' },
    { day: '12-26', name: 'Boxing Day' },
    { day: '2026-12-24', name: 'Christmas Eve', from: '08:30', to: '12:00' },
    { day: '2026-12-28', name: 'Stocktake', department: 'service' },
  ],
};
const timeZone = 'Australia/Sydney';
const stateAt = (now: string, more: Partial<Parameters<typeof openingState>[1]> = {}) =>
  openingState(yard, { now, timeZone, ...more });

describe('opening state', () => {
  // Monday 23 November 2026; Sydney is 11 hours ahead of UTC.
  it('LOC-2: open until closing time, in the yard’s time zone', () => {
    const open = { isOpen: true, until: '17:30', changesAt: '2026-11-23T06:30:00.000Z' };
    expect(stateAt('2026-11-22T21:30:00Z')).toEqual(open);
    expect(stateAt('2026-11-23T06:29:59.999Z')).toEqual(open);
    expect(stateAt('2026-11-23T17:29:00+11:00')).toEqual(open);
  });

  it('LOC-2: closed from the minute of closing until the next opening', () => {
    const tomorrow = { day: '2026-11-24', inDays: 1, from: '08:30' };
    expect(stateAt('2026-11-23T06:30:00Z')).toEqual({
      isOpen: false,
      next: tomorrow,
      changesAt: '2026-11-23T13:00:00.000Z',
    });
    expect(stateAt('2026-11-23T13:00:00Z')).toEqual({
      isOpen: false,
      next: { ...tomorrow, inDays: 0 },
      changesAt: '2026-11-23T21:30:00.000Z',
    });
    expect(stateAt('2026-11-28T06:00:00Z')).toMatchObject({
      next: { day: '2026-11-30', inDays: 2, from: '08:30' },
    });
  });

  it('LOC-2: departments have hours of their own, with a break', () => {
    const service = { department: 'service' } as const;
    expect(stateAt('2026-11-23T00:00:00Z', service)).toMatchObject({ until: '12:00' });
    expect(stateAt('2026-11-23T01:15:00Z', service)).toMatchObject({
      isOpen: false,
      next: { inDays: 0, from: '12:30' },
    });
    expect(stateAt('2026-11-28T00:00:00Z', service)).toMatchObject({ next: { inDays: 2 } });
    expect(stateAt('2026-11-23T00:00:00Z', { department: 'parts' })).toBeUndefined();
  });

  it('LOC-2: a holiday has its own hours, or none', () => {
    expect(stateAt('2026-12-24T00:30:00Z')).toMatchObject({ isOpen: true, until: '12:00' });
    expect(stateAt('2026-12-25T00:30:00Z')).toMatchObject({
      isOpen: false,
      holiday: 'Christmas Day',
      next: { day: '2026-12-28', inDays: 3, from: '08:30' },
    });
    expect(stateAt('2026-12-25T00:30:00Z', { department: 'service' })).toMatchObject({
      next: { day: '2026-12-29', inDays: 4 },
    });
  });

  it('LOC-2: a location in another time zone than the site’s', () => {
    const perth = { ...yard, timeZone: 'Australia/Perth' };
    const state = openingState(perth, { now: '2026-11-23T07:00:00Z', timeZone });
    expect(state).toEqual({ isOpen: true, until: '17:30', changesAt: '2026-11-23T09:30:00.000Z' });
  });

  it('LOC-2: hours are right on days when clocks change', () => {
    // Sydney’s clocks go forward on Sunday 4 October 2026 and back on Sunday 4 April 2027.
    const sundays: LocationHours = {
      openingHours: [{ days: ['Sun'], from: '10:00', to: '15:00' }],
    };
    const at = (now: string) => openingState(sundays, { now, timeZone });
    expect(at('2026-10-03T23:00:00Z')).toMatchObject({ changesAt: '2026-10-04T04:00:00.000Z' });
    expect(at('2026-10-03T22:59:00Z')).toMatchObject({ changesAt: '2026-10-03T23:00:00.000Z' });
    expect(at('2027-04-04T00:00:00Z')).toMatchObject({ changesAt: '2027-04-04T05:00:00.000Z' });
  });

  it('LOC-2: no state without hours, and no opening is promised where there is none', () => {
    expect(openingState({}, { now: '2026-11-23T00:00:00Z', timeZone })).toBeUndefined();
    const never: LocationHours = { openingHours: [{ days: ['Mon'], from: '17:00', to: '09:00' }] };
    expect(openingState(never, { now: '2026-11-23T00:00:00Z', timeZone })).toEqual({
      isOpen: false,
      changesAt: '2026-11-23T13:00:00.000Z',
    });
  });
});

describe('hours of a day', () => {
  it('LOC-2: periods that overlap or meet are one, in order', () => {
    const hours: LocationHours = {
      openingHours: [
        { days: ['Mon'], from: '13:00', to: '17:00' },
        { days: ['Mon'], from: '08:00', to: '13:00' },
        { department: 'sales', days: ['Mon'], from: '18:00', to: '20:00' },
      ],
    };
    expect(hoursOn(hours, 'sales', '2026-11-23').periods).toEqual([
      { from: '08:00', to: '17:00' },
      { from: '18:00', to: '20:00' },
    ]);
    expect(hoursOn(hours, 'parts', '2026-11-23').periods).toHaveLength(1);
  });

  it('LOC-2: shared hours are those of the location’s departments', () => {
    const shared: LocationHours = { openingHours: [{ days: ['Mon'], from: '09:00', to: '17:00' }] };
    expect(departmentsWithHours({ ...shared, location_type: ['parts'] })).toEqual(['parts']);
    expect(departmentsWithHours(shared)).toEqual(['sales', 'service', 'parts']);
    expect(departmentsWithHours(yard)).toEqual(['sales', 'service']);
  });
});

it('LOC-2: hours of a dated holiday replace those of every year', () => {
  const eve = { day: '12-24', name: 'Christmas Eve', from: '09:00', to: '15:00' };
  const holidays = [eve, ...(yard.holidays ?? [])];
  const hours = (day: string) => hoursOn({ ...yard, holidays }, 'sales', day).periods;
  expect(hours('2026-12-24')).toEqual([{ from: '08:30', to: '12:00' }]);
  expect(hours('2027-12-24')).toEqual([{ from: '09:00', to: '15:00' }]);
});

describe('LOC-2: hours that reach midnight', () => {
  const always = [...weekdays, 'Sat', 'Sun'] as const;
  const open = (from: string, to: string, days: readonly (typeof always)[number][] = always) => ({
    days: [...days],
    from,
    to,
  });
  const at = (openingHours: LocationHours['openingHours'], now: string) =>
    openingState({ openingHours }, { now, timeZone });

  it.each(['24:00', '23:59'])('LOC-2: from 00:00 to %s is all day, every day', (to) => {
    const desk = [open('00:00', to)];
    expect(hoursOn({ openingHours: desk }, 'service', '2026-11-23').periods).toEqual([
      { from: '00:00', to: '24:00' },
    ]);
    for (const now of ['2026-11-22T13:00:00Z', '2026-11-23T12:59:59Z'])
      expect(at(desk, now)).toMatchObject({
        isOpen: true,
        isAllDay: true,
        changesAt: '2026-11-23T13:00:00.000Z',
        closesAt: '2026-12-21T13:00:00.000Z',
      });
  });

  it('LOC-2: a day and a night end when the following day’s hours do', () => {
    const friday = [open('00:00', '24:00', ['Fri']), open('00:00', '02:00', ['Sat'])];
    expect(at(friday, '2026-11-27T09:00+11:00')).toMatchObject({
      isAllDay: true,
      closesAt: '2026-11-27T15:00:00.000Z',
      changesAt: '2026-11-27T13:00:00.000Z',
    });
    expect(at([open('00:00', '24:00', ['Fri'])], '2026-11-27T09:00+11:00')).toEqual({
      ...{ isOpen: true, isAllDay: true, until: '24:00' },
      changesAt: '2026-11-27T13:00:00.000Z',
    });
  });

  it('LOC-2: days and nights in a row end with the last of them', () => {
    const days = [open('00:00', '24:00', ['Thu', 'Fri', 'Sat'])];
    expect(at(days, '2026-11-26T09:00+11:00')).toMatchObject({
      isAllDay: true,
      closesAt: '2026-11-28T13:00:00.000Z',
    });
  });

  it('LOC-2: an evening goes on after midnight', () => {
    const late = [open('18:00', '24:00', ['Fri']), open('00:00', '02:00', ['Sat'])];
    const closes = { isOpen: true, until: '02:00', changesAt: '2026-11-27T15:00:00.000Z' };
    expect(at(late, '2026-11-27T20:00+11:00')).toEqual(closes);
    expect(at(late, '2026-11-28T01:00+11:00')).toEqual(closes);
    expect(at([open('18:00', '24:00', ['Fri'])], '2026-11-27T20:00+11:00')).toEqual({
      ...{ isOpen: true, until: '24:00' },
      changesAt: '2026-11-27T13:00:00.000Z',
    });
  });
});
