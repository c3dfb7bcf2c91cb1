import type { Due } from '@forecourt/block-schemas';
import { daysBetween } from '@forecourt/domain';
import { localClock } from '@forecourt/forms';

/** Whether a date says how far its clock is from UTC. */
export const hasOffset = (date: string): boolean => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(date);

/** A day as findings carry it. @param today YYYY-MM-DD */
export const dueOn = (day: string, today: string): Due => ({
  day,
  inDays: daysBetween(today, day),
});

/** A moment as a clock at a place shows it, `2026-11-21T09:30:00`. @param moment ISO 8601 with an offset or Z. */
export const localTime = (moment: string, timeZone: string): string =>
  localClock(Date.parse(moment), timeZone);

/** Minutes that clocks at a place are ahead of UTC. @param moment milliseconds since 1970 */
const minutesAhead = (moment: number, timeZone: string): number =>
  Math.round((Date.parse(`${localClock(moment, timeZone)}Z`) - moment) / 60_000);

/**
 * How far clocks at a place are from UTC when they show a time, `+11:00`. On the night of a clock
 * change midnight and noon differ.
 * @param local `2026-11-21T09:30`, with or without seconds.
 */
export function offsetAt(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  // The first guess may fall on the other side of a clock change, the second does not.
  const guess = minutesAhead(asUtc, timeZone);
  const minutes = minutesAhead(asUtc - guess * 60_000, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const far = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(far / 60))}:${two(far % 60)}`;
}
