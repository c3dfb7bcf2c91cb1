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
export const clockIn = (moment: string, timeZone: string): string =>
  localClock(Date.parse(moment), timeZone);
