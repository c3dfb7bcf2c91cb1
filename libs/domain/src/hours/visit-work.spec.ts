import { describe, expect, it } from 'vitest';
import { daysForWork } from './visit-work.ts';

const days = [
  { day: '2026-12-23', closes: '16:30', times: ['07:30', '14:30', '15:00', '16:00'] },
  { day: '2026-12-24', closes: '13:00', times: ['07:30', '11:00', '11:30'] },
  { day: '2026-12-26', closes: '09:00', times: ['08:00'] },
];
const timesFor = (minutes?: number) => daysForWork(days, minutes).map(({ times }) => times.at(-1));

describe('daysForWork', () => {
  it('SVC-3: leaves the times at which the work is finished by closing time', () => {
    expect(timesFor(120)).toEqual(['14:30', '11:00']);
    expect(timesFor(60)).toEqual(['15:00', '11:30', '08:00']);
    expect(timesFor()).toEqual(['16:00', '11:30', '08:00']);
  });

  it('SVC-3: leaves every time for work that no day is long enough for', () => {
    expect(daysForWork(days, 541)).toEqual(days);
    expect(timesFor(540)).toEqual(['07:30']);
  });
});
