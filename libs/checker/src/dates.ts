import { publicationDay } from '@forecourt/block-schemas';

/** Longest horizon in days: ten years. */
const maxHorizon = 3660;

/**
 * Parses a horizon in days, written as `30d` or `30`.
 * @throws {RangeError} for anything else. Its message continues a sentence that begins with the text.
 */
export function parseHorizon(text: string): number {
  const days = /^(\d{1,4})d?$/.exec(text)?.[1];
  if (days === undefined || Number(days) > maxHorizon)
    throw new RangeError(`is no number of days; write it as 30d, at most ${maxHorizon}d`);
  return Number(days);
}

const dayForm = /^\d{4}-\d\d-\d\d$/;
const dateForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Validates a day in the tenant's time zone, or a date and time, in ISO 8601.
 * @returns the text itself.
 * @throws {RangeError} as {@link parseHorizon}, also for a day that does not exist.
 */
export function parseDate(text: string): string {
  if (dateForm.test(text) && publicationDay(text, 'UTC') !== undefined) return text;
  throw new RangeError(
    dayForm.test(text)
      ? 'is not a date of the calendar'
      : 'is not a date; write it as 2024-05-20, or with a time, 2024-05-20T09:00+10:00',
  );
}
