/** Day and time as people read them: `Tuesday 24 November 2026 at 10:15 am`. */
const formatted = (instant: Date, timeZone: string, withTime: boolean): string => {
  const parts = new Intl.DateTimeFormat('en-AU', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone },
    ...(withTime ? { hour: 'numeric', minute: '2-digit', hour12: true } : {}),
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const day = `${of('weekday')} ${of('day')} ${of('month')} ${of('year')}`;
  return withTime
    ? `${day} at ${of('hour')}:${of('minute')} ${of('dayPeriod').toLowerCase()}`
    : day;
};

/** An instant in the dealer's local time; in UTC, and marked as such, if the time zone is not known. */
export function localTime(instant: string, timeZone: string | undefined): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return timeZone === undefined
    ? `${formatted(date, 'UTC', true)} UTC`
    : formatted(date, timeZone, true);
}

const dateOrTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A date, or a local date and time, in words; undefined for any other text. */
export function dateInWords(value: string): string | undefined {
  const [, day, time] = dateOrTime.exec(value) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${time ?? '00:00'}Z`);
  return Number.isNaN(date.getTime()) ? undefined : formatted(date, 'UTC', time !== undefined);
}

/** A date in words without its year: `Tuesday 24 November at 10:15 am`. */
export const withoutYear = (words: string): string => words.replace(/ \d{4}(?= at |$)/, '');

/** The day of a date or time without its year, for subjects: `Tuesday 24 November`. */
export function dayInWords(value: string): string | undefined {
  const words = dateInWords(value.slice(0, 10));
  return words && withoutYear(words);
}
