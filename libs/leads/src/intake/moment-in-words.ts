import { momentText } from '@forecourt/copy';
import { localTime } from '@forecourt/domain';

/** An instant in the dealer's local time; in UTC, and marked as such, if the time zone is not known. */
export function momentInWords(instant: string, timeZone: string | undefined): string {
  const moment = Date.parse(instant);
  const words = Number.isNaN(moment) ? undefined : momentText(localTime(moment, timeZone ?? 'UTC'));
  if (words === undefined) return instant;
  return timeZone === undefined ? `${words} UTC` : words;
}

/** A date or time in words without its year: `Tuesday 24 November at 10:15 am`. */
export const visitInWords = (value: string): string | undefined =>
  momentText(value)?.replace(/ \d{4}(?= at |$)/, '');
