import { publicationDay } from '@forecourt/block-schemas';
import type { Due } from '@forecourt/block-schemas';
import { daysBetween, localClock } from '@forecourt/domain';
import { memoizeLast } from '../rule-api/memoize-last.ts';

/** The `publicationDay` of a page, which several rules read in turn. */
export const dayOfPage = memoizeLast(publicationDay);

/** True for a date with an offset from UTC. */
export const hasOffset = (date: string): boolean => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(date);

/** A day in the form that findings have. @param today YYYY-MM-DD */
export const dueOn = (day: string, today: string): Due => ({
  day,
  inDays: daysBetween(today, day),
});

/** Local time in a time zone, `2026-11-21T09:30:00`. @param moment ISO 8601 with an offset or Z. */
export const localTime = (moment: string, timeZone: string): string =>
  localClock(Date.parse(moment), timeZone);

/** Offset of a time zone from UTC, in minutes. @param moment milliseconds since 1970 */
const minutesAhead = (moment: number, timeZone: string): number =>
  Math.round((Date.parse(`${localClock(moment, timeZone)}Z`) - moment) / 60_000);

/**
 * Offset from UTC of a local time, `+11:00`. On the day of a clock change, midnight and noon have
 * different offsets.
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
