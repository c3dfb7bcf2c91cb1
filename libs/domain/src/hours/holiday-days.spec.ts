import { describe, expect, it } from 'vitest';
import { holidaysOfDay, isClosedDay, isNamedDay, observedOn } from './holiday-days.ts';
import type { HolidayDay } from './holiday-days.ts';

const observed = true;
const newZealand = [
  { day: '12-25', name: 'Christmas Day', observed },
  { day: '12-26', name: 'Boxing Day', observed },
  { day: '01-01', name: 'New Year’s Day', observed },
  { day: '01-02', name: 'Day after New Year’s Day', observed },
  { day: '02-06', name: 'Waitangi Day', observed },
  { day: '04-25', name: 'Anzac Day', observed },
];
const named = (...days: string[]) =>
  days.map((day) => holidaysOfDay(newZealand, day).map(({ name }) => name)[0]);

describe('LOC-2: holidays that are observed after a weekend', () => {
  it.each([
    ['Boxing Day on Saturday', '2026-12-25', 'Christmas Day', '2026-12-28', 'Boxing Day'],
    ['Christmas Day on Saturday', '2027-12-25', 'Christmas Day', '2027-12-27', 'Christmas Day'],
    ['Boxing Day on Sunday', '2027-12-26', 'Boxing Day', '2027-12-28', 'Boxing Day'],
    ['Christmas Day on Sunday', '2033-12-26', 'Boxing Day', '2033-12-27', 'Christmas Day'],
    [
      '2 January on Saturday',
      '2027-01-02',
      'Day after New Year’s Day',
      '2027-01-04',
      'Day after New Year’s Day',
    ],
    [
      '1 January on Sunday',
      '2034-01-02',
      'Day after New Year’s Day',
      '2034-01-03',
      'New Year’s Day',
    ],
    ['Waitangi Day on Saturday', '2027-02-06', 'Waitangi Day', '2027-02-08', 'Waitangi Day'],
    ['Anzac Day on Sunday', '2027-04-25', 'Anzac Day', '2027-04-26', 'Anzac Day'],
  ])('LOC-2: %s', (_case, own, ownName, day, name) => {
    expect(named(own, day)).toEqual([ownName, name]);
  });

  it('LOC-2: nothing is observed after a holiday in the week, nor further days after a weekend', () => {
    expect(named('2026-12-29', '2025-12-29', '2027-12-29', '2027-01-05')).toEqual(Array(4));
  });

  it('LOC-2: without `observed` a holiday is on its own day alone, and a dated entry for the day wins', () => {
    expect(holidaysOfDay([{ day: '12-26' }], '2026-12-28')).toEqual([]);
    const dated = { day: '2026-12-28', from: '10:00' };
    expect(holidaysOfDay([{ day: '12-26', observed }, dated], '2026-12-28')).toEqual([dated]);
  });

  it('LOC-2: a dated entry for hours of one day takes no day from holidays of the weekend', () => {
    const boxingDay = { day: '12-26', observed };
    const onTuesday = (other: HolidayDay) => observedOn([boxingDay, other], '2026-12-29');
    expect(onTuesday({ day: '2026-12-28' })).toEqual([]);
    // A holiday of every year takes its day, and so does a dated one that is observed.
    expect(onTuesday({ day: '12-28' })).toEqual([boxingDay]);
    expect(onTuesday({ day: '2026-12-28', observed })).toEqual([boxingDay]);
  });

  it.each([
    ['good-friday', '2027-03-26'],
    ['easter-saturday', '2027-03-27'],
    ['easter-sunday', '2028-04-16'],
    ['easter-monday', '2029-04-02'],
    ['easter-monday', '2038-04-26'],
    ['06-mon-2', '2027-06-14'],
    ['10-mon-4', '2027-10-25'],
    ['11-tue-1', '2026-11-03'],
    ['mon-nearest-01-29', '2027-02-01'],
    ['mon-nearest-01-29', '2028-01-31'],
    ['mon-nearest-03-23', '2028-03-20'],
    ['matariki', '2027-06-25'],
    ['matariki', '2052-06-21'],
  ])('LOC-2: %s is %s', (rule, day) => {
    expect(isNamedDay(rule, day)).toBe(true);
    const [year, month] = day.split('-');
    const days = Array.from(
      { length: 31 },
      (_, at) => `${year}-${month}-${String(at + 1).padStart(2, '0')}`,
    );
    expect(days.filter((each) => isNamedDay(rule, each))).toEqual([day]);
  });

  it('LOC-2: the nearest weekday may be in the year beside', () => {
    const days = ['2024-12-30', '2025-12-29', '2026-01-05', '2029-01-01'];
    expect(days.filter((day) => isNamedDay('mon-nearest-01-01', day))).toEqual([
      ...['2024-12-30', '2025-12-29', '2029-01-01'],
    ]);
  });

  it('LOC-2: no day is Matariki before its first year, nor after the last that is laid down', () => {
    const days = ['2021-06-24', '2053-06-20', '2026-07-11'];
    expect(days.filter((day) => isNamedDay('matariki', day))).toEqual([]);
  });

  it('SVC-3: closed days are dates, or days of every year', () => {
    const closed = ['2026-04-03', '12-25', 'easter-monday'];
    const days = [
      '2026-04-03',
      '2027-04-03',
      '2026-12-25',
      '2031-12-25',
      '2026-12-26',
      '2026-04-06',
    ];
    expect(days.filter((day) => isClosedDay(day, closed))).toEqual([
      ...['2026-04-03', '2026-12-25', '2031-12-25', '2026-04-06'],
    ]);
    expect(isClosedDay('2026-12-25')).toBe(false);
  });
});
