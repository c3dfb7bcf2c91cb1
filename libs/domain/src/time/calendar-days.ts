import { publicationDay } from '@forecourt/block-schemas';
import { instantsOf } from './moments.ts';

const dayLength = 86_400_000;

/** Number of days from 1970-01-01 to a day, YYYY-MM-DD; NaN for a text that is not a day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength;

/** The day, YYYY-MM-DD, that many days after 1970-01-01. */
export const dayOfNumber = (number: number): string =>
  new Date(number * dayLength).toISOString().slice(0, 10);

/** True for a day that exists, written YYYY-MM-DD. */
export function isCalendarDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = dayNumber(text);
  return Number.isFinite(number) && dayOfNumber(number) === text;
}

/** Days from one day to another, both YYYY-MM-DD; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Weekday of a day, YYYY-MM-DD: 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * The calendar day in a time zone, YYYY-MM-DD.
 * @param now ISO 8601; without an offset it is local time already.
 * @param timeZone IANA name.
 */
export const dayIn = (now: string, timeZone: string): string =>
  publicationDay(now, timeZone) ?? now.slice(0, 10);

/**
 * The instant at which a day, YYYY-MM-DD, begins in a time zone, ISO 8601 in UTC. Where clocks go forward
 * at midnight, it begins an hour later.
 * @param timeZone IANA name.
 */
export function startOfDay(day: string, timeZone: string): string {
  const [start = Date.parse(`${day}T00:00:00Z`)] = ['00:00', '01:00'].flatMap((clock) =>
    instantsOf(`${day}T${clock}`, timeZone),
  );
  return new Date(start).toISOString();
}

/** The instant at which a day ends, the next one's start. */
export const endOfDay = (day: string, timeZone: string): string =>
  startOfDay(dayOfNumber(dayNumber(day) + 1), timeZone);
