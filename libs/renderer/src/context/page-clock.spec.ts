import { expect, it } from 'vitest';
import { pageClock } from './page-clock.ts';

const now = '2026-11-23T06:00:00.000Z';

it('TEN-8: a page that reads no time holds for ever', () => {
  expect(pageClock(now).holdsUntil()).toBeUndefined();
});

it('TEN-8: a page that reads the day holds until it ends there', () => {
  const clock = pageClock(now);
  expect(clock.today('Australia/Perth')).toBe('2026-11-23');
  expect(clock.holdsUntil()).toBe('2026-11-23T16:00:00.000Z');
  expect(clock.today('Australia/Perth')).toBe('2026-11-23');
  expect(clock.today('Pacific/Auckland')).toBe('2026-11-23');
  expect(clock.holdsUntil()).toBe('2026-11-23T11:00:00.000Z');
});

it('TEN-8, LOC-2: the first change of all that was read counts', () => {
  const clock = pageClock(now, ['2026-11-25T00:00:00.000Z']);
  expect(clock.read(() => undefined)).toBeUndefined();
  expect(clock.holdsUntil()).toBe('2026-11-25T00:00:00.000Z');
  const state = clock.read((at) => ({ at, changesAt: '2026-11-23T06:30:00.000Z' }));
  expect(state.at).toBe(now);
  clock.today('Australia/Sydney');
  expect(clock.holdsUntil()).toBe('2026-11-23T06:30:00.000Z');
});
