import { dayNumber, isCalendarDay, weekdayOf } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';
import { month, monthOf, two, type DateFault } from './dates.ts';

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

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** Returns the month and day of a holiday that is on one day of every year. */
function dayOfHoliday(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[’'.]/g, '').trim();
  return holidays.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Days by which a holiday of one year is moved at most: from a Saturday past Boxing Day. */
const maxMoved = 3;

/** True for a Monday or Tuesday that is the day off for a holiday on a weekend. */
function isDayOff(day: string, own: string): boolean {
  const moved = dayNumber(day) - dayNumber(`${day.slice(0, 4)}-${own}`);
  return moved > 0 && moved <= maxMoved && weekdayOf(day) < 2;
}

/** Returns the message about a holiday on another day than the one of its name. */
export function holidayFault(day: unknown, name: unknown): string | undefined {
  if (typeof day !== 'string' || typeof name !== 'string') return undefined;
  // Others are days that move every year: "06-mon-1".
  if (!/^(?:20\d\d-)?\d\d-\d\d$/.test(day)) return undefined;
  const own = dayOfHoliday(name);
  if (own === undefined || day.slice(-5) === own) return undefined;
  const year = day.length > 5 ? day.slice(0, 4) : undefined;
  if (year !== undefined && isDayOff(day, own)) return undefined;
  const meant = year === undefined ? own : `${year}-${own}`;
  return `${name} is on ${meant}, not on ${day}; correct the day or the name`;
}

const named = String.raw`((?:new\s+year['’]?s|christmas|xmas)\s+(?:day|eve)|(?:australia|waitangi|anzac|boxing)\s+day)`;
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${month})(?:,?\s+(20\d\d))?`;

/** "Anzac Day (26 April)", "Anzac Day is on 26 April", "Anzac Day, 26 April." */
const dated = new RegExp(
  String.raw`\b${named}(\s*\(|\s+(?:is|falls)\s+on\s+|,\s+)(?:the\s+)?${dayOfMonth}(?=\s*(?:[.;!)]|$))`,
  'gi',
);

const mayName = /\b(?:day|eve)(?:\s*\(|\s+(?:is|falls)\s+on\b|,)\s*(?:the\s+)?\d/i;

/**
 * Returns the holidays of a text that are on another day.
 * @param years that a date without one may be in.
 */
export function holidayFaults(text: string, years: readonly number[]): readonly DateFault[] {
  if (!mayName.test(text)) return [];
  return matchesOf(text, dated).flatMap((match): DateFault[] => {
    const { 0: words, 1: name = '', 2: link = '', 3: day = '', 4: monthName, 5: year } = match;
    const own = dayOfHoliday(name.replace(/\s+/g, ' '));
    const monthDay = `${two(monthOf(monthName, undefined))}-${two(day)}`;
    // "Closed Good Friday, Anzac Day, 26 April" lists days.
    const before = text.slice(Math.max(0, match.index - 100), match.index).split(/[.!?]\s/);
    const isList = link.startsWith(',') && /,|\band\b|\bor\b/.test(before.at(-1) ?? '');
    if (own === undefined || monthDay === own || isList) return [];
    const days = (year ? [year] : years).map((each) => `${each}-${monthDay}`);
    // A day that does not exist is reported as such, and a day off may be days later.
    const isRight = (each: string) => !isCalendarDay(each) || isDayOff(each, own);
    if (days.some(isRight)) return [];
    const [ownMonth, ownDay] = own.split('-').map(Number);
    const meant = `${ownDay} ${monthNames[ownMonth! - 1]}`;
    const within = { start: match.index, end: match.index + words.length };
    const message = `${name} is on ${meant}; correct the date or the name`;
    return [{ range: within, message }];
  });
}
