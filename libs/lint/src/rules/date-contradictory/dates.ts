import { dayNumber, isCalendarDay, weekdayOf } from '@forecourt/domain';
import { matchesOf, type StringRange } from '@forecourt/json';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const weekday = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b\.?)`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;

/** "Saturday 27 December 2026", "Sat, 27th of Dec", "Saturday 27/12/2026". */
const dated = new RegExp(
  String.raw`\b(?:(${weekday})(,?)\s+(?:the\s+)?)?(\d{1,2})(?:(?:st|nd|rd|th)?\s+(?:of\s+)?(${month})(?:\.?,?\s+(20\d\d)\b)?|/(\d{1,2})/(20\d\d)\b)`,
  'gi',
);

/** Words behind a number and a month that count things: "31 November deliveries". */
const counting =
  /^\s+(?:arrivals?|builds?|cars?|deals?|deliver\w+|offers?|orders?|sales?|specials?|utes?|vehicles?)\b/i;

/** Short names of weekdays that are words. */
const verbs: ReadonlySet<string> = new Set(['sat', 'sun', 'wed']);

/** A date that a text has wrong. */
export interface DateFault {
  readonly range: StringRange;
  readonly message: string;
}

/** Number of a month from its name or from digits; 0 for none. */
const monthOf = (name: string | undefined, digits: string | undefined): number =>
  name === undefined ? Number(digits) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const two = (number: number | string): string => String(number).padStart(2, '0');

const dayName = (day: string): string => weekdays[weekdayOf(day)]!;

/** True for a date that no year has, or the stated one has not. */
const isMissing = (monthDay: string, year: string | undefined): boolean =>
  !isCalendarDay(`${year ?? 2024}-${monthDay}`);

/** Returns the message about a weekday that its date has in none of the years that can be meant. */
function weekdayFault(
  words: string,
  name: string,
  monthDay: string,
  years: readonly (number | string)[],
): string | undefined {
  const days = years.map((year) => `${year}-${monthDay}`).filter(isCalendarDay);
  const isRight = (day: string) => dayName(day).slice(0, 3).toLowerCase() === name.slice(0, 3);
  if (days.length === 0 || days.some(isRight)) return undefined;
  const shown = days.slice(-2).map((day) => `${dayName(day)} in ${day.slice(0, 4)}`);
  const what = years.length === 1 ? dayName(days[0]!) : shown.join(' and a ');
  return `"${words}" is a ${what}; correct the weekday or the date`;
}

/** Tests a text for a day of a month. */
export const mayHaveDate = (text: string): boolean =>
  /\d(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d\/\d\d?\/20\d\d/i.test(
    text,
  );

/**
 * Returns the dates of a text that don't exist or have another weekday.
 * @param years that a date without one may be in, in order.
 */
export function dateFaults(text: string, years: readonly number[]): readonly DateFault[] {
  return matchesOf(text, dated).flatMap((match): DateFault[] => {
    const { 0: words, 1: name, 2: comma, 3: day = '', 4: monthName, 5: year, index } = match;
    const { 6: digits, 7: numericYear } = match;
    const number = monthOf(monthName, digits);
    const stated = year ?? numericYear;
    const monthDay = `${two(number)}-${two(day)}`;
    const range = { start: index, end: index + words.length };
    if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31) return [];
    if (isMissing(monthDay, stated)) {
      // A number beside a month may count things.
      if (counting.test(text.slice(range.end, range.end + 20))) return [];
      return [{ range, message: `"${words}" is not in the calendar; correct the date` }];
    }
    // "Closed Sunday, 25 December and 1 January" lists days, and a car "sat 12 March days".
    if (name === undefined || (comma !== '' && stated === undefined) || verbs.has(name)) return [];
    const message = weekdayFault(words, name.toLowerCase(), monthDay, stated ? [stated] : years);
    return message === undefined ? [] : [{ range, message }];
  });
}

/** Holidays that are on one day of every year. */
const holidays: readonly (readonly [name: RegExp, day: string])[] = [
  [/^new years? day$/, '01-01'],
  [/^australia day$/, '01-26'],
  [/^waitangi day$/, '02-06'],
  [/^anzac day$/, '04-25'],
  [/^christmas eve$/, '12-24'],
  [/^(?:christmas|xmas) day$/, '12-25'],
  [/^boxing day$/, '12-26'],
  [/^new years? eve$/, '12-31'],
];

/** Days by which a holiday of one year is moved at most: from a Saturday past Boxing Day. */
const maxMoved = 3;

/** Returns the message about a holiday on another day than the one of its name. */
export function holidayFault(day: unknown, name: unknown): string | undefined {
  if (typeof day !== 'string' || typeof name !== 'string') return undefined;
  // Others are days that move every year: "06-mon-1".
  if (!/^(?:20\d\d-)?\d\d-\d\d$/.test(day)) return undefined;
  const monthDay = day.slice(-5);
  const plain = name.toLowerCase().replace(/[’'.]/g, '').trim();
  const [, own] = holidays.find(([pattern]) => pattern.test(plain)) ?? [];
  if (own === undefined || monthDay === own) return undefined;
  // The day off of a year may be a Monday or Tuesday after the holiday.
  const year = day.length > 5 ? day.slice(0, 4) : undefined;
  if (year !== undefined) {
    const moved = dayNumber(day) - dayNumber(`${year}-${own}`);
    if (moved > 0 && moved <= maxMoved && weekdayOf(day) < 2) return undefined;
  }
  const meant = year === undefined ? own : `${year}-${own}`;
  return `${name} is on ${meant}, not on ${day}; correct the day or the name`;
}
