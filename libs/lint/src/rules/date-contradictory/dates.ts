import { isCalendarDay, weekdayOf } from '@forecourt/domain';
import { matchesOf, type StringRange } from '@forecourt/json';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const weekday = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b\.?)`;
/** Pattern of the name of a month. */
export const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;

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
export interface DateError {
  readonly range: StringRange;
  readonly message: string;
}

/** Number of a month from its name or from digits; 0 for none. */
export const monthOf = (name: string | undefined, digits: string | undefined): number =>
  name === undefined ? Number(digits) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** A number with two digits at least. */
export const two = (number: number | string): string => String(number).padStart(2, '0');

const dayName = (day: string): string => weekdays[weekdayOf(day)]!;

/** True for a date that no year has, or the stated one has not. */
const isMissing = (monthDay: string, year: string | undefined): boolean =>
  !isCalendarDay(`${year ?? 2024}-${monthDay}`);

/** Returns the message about a weekday that its date has in none of the years that can be meant. */
function weekdayError(
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

/** Tests a text for a day of a month, or for the year since which something is. */
export const mayHaveDate = (text: string): boolean =>
  /\d(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d\/\d\d?\/20\d\d|\b(?:since|founded in|est(?:ablished)?(?:\.| in)?)\s20\d\d/i.test(
    text,
  );

const numbered = new RegExp(String.raw`\b(\d{1,2})(st|nd|rd|th)\s+(?:of\s+)?${month}`, 'gi');
const origin = /\b(?:since|founded in|est(?:ablished)?(?:\.| in)?)\s(20\d\d)\b/gi;

/** Returns the ending of a day's number: 1st, 2nd, 3rd, 4th, 11th. */
const endingOf = (day: number): string =>
  (day > 10 && day < 14 ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';

/** Returns the days of a text whose number has another ending: "22th December". */
export const endingErrors = (text: string): readonly DateError[] =>
  matchesOf(text, numbered).flatMap(({ 1: day = '', 2: ending = '', index }): DateError[] => {
    const right = endingOf(Number(day));
    if (ending.toLowerCase() === right) return [];
    const range = { start: index, end: index + day.length + ending.length };
    return [
      {
        range,
        message: `"${day}${ending}" is written ${day}${right}; correct the number or its ending`,
      },
    ];
  });

/** Returns years in the future since which something is said to be so. @param current year. */
export const originErrors = (text: string, current: number): readonly DateError[] =>
  matchesOf(text, origin).flatMap(({ 0: words, 1: year = '', index }): DateError[] => {
    if (Number(year) <= current) return [];
    const range = { start: index, end: index + words.length };
    return [{ range, message: `"${words}" is in the future; correct the year` }];
  });

/**
 * Returns the dates of a text that don't exist or have another weekday.
 * @param years that a date without one may be in, in order.
 */
export function dateErrors(text: string, years: readonly number[]): readonly DateError[] {
  return matchesOf(text, dated).flatMap((match): DateError[] => {
    const { 0: words, 1: name, 2: comma, 3: day = '', 4: monthName, 5: year, index } = match;
    const { 6: digits, 7: numericYear } = match;
    const number = monthOf(monthName, digits);
    const stated = year ?? numericYear;
    const monthDay = `${two(number)}-${two(day)}`;
    const range = { start: index, end: index + words.length };
    // Written month first, as in "12/31/2026".
    const swapped = `${two(day)}-${two(number)}`;
    if (number > 12 && Number(day) <= 12 && !isMissing(swapped, stated)) {
      const meant = `${number}/${day}/${stated!}`;
      const message = `the date in "${words}" has the month first, as only Americans write it; write ${meant}`;
      return [{ range, message }];
    }
    if (number < 1 || Number(day) < 1 || (!digits && Number(day) > 31)) return [];
    if (isMissing(monthDay, stated)) {
      // A number beside a month may count things.
      if (!digits && counting.test(text.slice(range.end, range.end + 20))) return [];
      return [{ range, message: `"${words}" is not in the calendar; correct the date` }];
    }
    // "Closed Sunday, 25 December and 1 January" lists days, and a car "sat 12 March days".
    if (name === undefined || (comma !== '' && stated === undefined) || verbs.has(name)) return [];
    const message = weekdayError(words, name.toLowerCase(), monthDay, stated ? [stated] : years);
    return message === undefined ? [] : [{ range, message }];
  });
}
