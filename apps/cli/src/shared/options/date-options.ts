import { publicationDay } from '@forecourt/block-schemas';
import { UsageError } from '../exit-codes.ts';
import { printable } from '../terminal/printable.ts';

const shown = (text: string) => printable(text) || '""';

/** Most days ahead: ten years. */
const furthest = 3660;

/** Days of `--horizon`, written as `30d` or `30`. @throws {UsageError} if it is no number of days. */
export function horizonDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^(\d{1,4})d?$/.exec(text)?.[1];
  if (days === undefined || Number(days) > furthest)
    throw new UsageError(
      `--horizon ${shown(text)} is no number of days; write it as 30d, at most ${furthest}d`,
    );
  return Number(days);
}

const dayForm = /^\d{4}-\d\d-\d\d$/;
const dateForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/**
 * A date of an option: a day of the tenant's or a moment, ISO 8601.
 * @param option the option's name, for the message.
 * @throws {UsageError} if it is none, or no day of the calendar.
 */
export function checkedDate(option: string, text: string): string {
  if (dateForm.test(text) && publicationDay(text, 'UTC') !== undefined) return text;
  const why = dayForm.test(text)
    ? ' of the calendar'
    : '; write it as 2024-05-20, or with a time, 2024-05-20T09:00+10:00';
  throw new UsageError(`${option} ${shown(text)} is not a date${why}`);
}

/** A date of `--at`, if there is one. @throws {UsageError} as {@link checkedDate}. */
export const checkedAt = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : checkedDate('--at', text);
