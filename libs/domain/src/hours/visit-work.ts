import { minutesOf } from '../time/clock-minutes.ts';
import type { VisitDay } from './visit-times.ts';

/** True if work that starts at a time is finished by closing time; both are local, `16:30`. */
export const isFinishedBy = (closes: string, starts: string, workMinutes: number): boolean =>
  minutesOf(starts) + workMinutes <= minutesOf(closes);

/**
 * Returns the days with the times at which work can start that is finished by closing time. Work that
 * takes longer than any of the days takes the next day, too: then every time remains.
 */
export function daysForWork(days: readonly VisitDay[], workMinutes = 0): readonly VisitDay[] {
  const fitting = days
    .map(({ times, ...day }) => ({
      ...day,
      times: times.filter((time) => isFinishedBy(day.closes, time, workMinutes)),
    }))
    .filter(({ times }) => times.length > 0);
  return fitting.length > 0 ? fitting : days;
}
