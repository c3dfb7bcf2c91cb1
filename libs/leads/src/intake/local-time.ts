import { momentText } from '@forecourt/copy';
import { localTime as timeIn } from '@forecourt/domain';

/** An instant in the dealer's local time; in UTC, and marked as such, if the time zone is not known. */
export function localTime(instant: string, timeZone: string | undefined): string {
  const moment = Date.parse(instant);
  const words = Number.isNaN(moment) ? undefined : momentText(timeIn(moment, timeZone ?? 'UTC'));
  if (words === undefined) return instant;
  return timeZone === undefined ? `${words} UTC` : words;
}

/** A date in words without its year: `Tuesday 24 November at 10:15 am`. */
export const withoutYear = (words: string): string => words.replace(/ \d{4}(?= at |$)/, '');

/** The day of a date or time without its year, for subjects: `Tuesday 24 November`. */
export function dayInWords(value: string): string | undefined {
  const words = momentText(value.slice(0, 10));
  return words && withoutYear(words);
}
