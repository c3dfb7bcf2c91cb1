import { parseDate, parseHorizon } from '@forecourt/checker';
import { UsageError } from '../errors/exit-codes.ts';
import { printable } from '../terminal/printable.ts';

function parseOption<T>(option: string, text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(`${option} ${printable(text) || '""'} ${error.message}`);
  }
}

/** Parses `--horizon`, written as `30d` or `30`. @throws {UsageError} if it is not a number of days. */
export const horizonDays = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseOption('--horizon', text, parseHorizon);

/**
 * Checks the date of an option: a day in the tenant's time zone or a moment, ISO 8601.
 * @param option name of the option, for the message.
 * @throws {UsageError} if it is not a valid date.
 */
export const checkedDate = (option: string, text: string): string =>
  parseOption(option, text, parseDate);

/**
 * Returns the moment that content is checked at: that of `--date`, else now. A day stands for a moment
 * of that day in Australia and New Zealand.
 * @throws {UsageError} as {@link checkedDate}.
 */
export function checkedNow(text: string | undefined): string {
  if (text === undefined) return new Date().toISOString();
  const date = checkedDate('--date', text);
  if (!date.includes('T')) return `${date}T01:00:00.000Z`;
  return new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(date) ? date : `${date}Z`).toISOString();
}

/** Checks the date of `--at`, if given. @throws {UsageError} as {@link checkedDate}. */
export const checkedAt = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : checkedDate('--at', text);
