import type { Site } from '@forecourt/block-schemas';
import { dayNumber, dayOfNumber, isCalendarDay, isNamedDay, weekdayOf } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';
import { month, monthOf, two, type DateError } from './dates.ts';

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

const plainName = (name: string): string => name.toLowerCase().replace(/[’'.]/g, '').trim();

/** Returns the month and day of a holiday that is on one day of every year. */
function dayOfHoliday(name: string): string | undefined {
  const plain = plainName(name);
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
export function holidayError(day: unknown, name: unknown): string | undefined {
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

/** Holidays that move with the year, as the rules of their days, by country. */
const moving: readonly (readonly [name: RegExp, rules: Readonly<Record<Region, string>>])[] = [
  [/^good friday$/, { AU: 'good-friday', NZ: 'good-friday' }],
  [/^easter saturday$/, { AU: 'easter-saturday', NZ: 'easter-saturday' }],
  [/^easter sunday$/, { AU: 'easter-sunday', NZ: 'easter-sunday' }],
  [/^easter monday$/, { AU: 'easter-monday', NZ: 'easter-monday' }],
  [/^matariki$/, { AU: '', NZ: 'matariki' }],
  // Two states of Australia have it in spring.
  [/^(?:king|queen)s birthday$/, { AU: '06-mon-2', NZ: '06-mon-1' }],
  // Each state of Australia has its own.
  [/^labour day$/, { AU: '', NZ: '10-mon-4' }],
  [/^melbourne cup day$/, { AU: '11-tue-1', NZ: '11-tue-1' }],
  [/^mothers day$/, { AU: '05-sun-2', NZ: '05-sun-2' }],
  [/^fathers day$/, { AU: '09-sun-1', NZ: '09-sun-1' }],
];

type Region = Site['region'];

/** Rule of the day of a holiday, `12-25` or `good-friday`; undefined if it is unknown. */
function ruleOf(name: string, region: Region): string | undefined {
  const plain = plainName(name);
  return (
    dayOfHoliday(name) ??
    (moving.find(([pattern]) => pattern.test(plain))?.[1][region] || undefined)
  );
}

const named = String.raw`(?:(?:new\s+year['’]?s|christmas|xmas)\s+(?:day|eve)|(?:australia|waitangi|anzac|boxing|labour|melbourne\s+cup|(?:mother|father)['’]?s['’]?)\s+day|good\s+friday|easter\s+(?:saturday|sunday|monday)|(?:king|queen)['’]?s\s+birthday|matariki)`;
const dayOfMonth = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<month>${month})(?:,?\s+(?<year>20\d\d))?`;

/** "Anzac Day (26 April)", "Anzac Day is on 26 April", "Anzac Day, Monday 26 April." */
const dated = new RegExp(
  String.raw`\b(?<name>${named})(?<link>\s*\(|\s+(?:(?:is|falls)\s+)?(?:on\s+)?|,\s+|\s+[–-]\s+)${dayOfMonth}(?=\s*(?:[.;!,)]|$))`,
  'gi',
);
/** "26 April (Anzac Day)". */
const dateAhead = new RegExp(String.raw`\b${dayOfMonth}\s+\((?<name>${named})\)`, 'gi');

const mayName = /\b(?:day|eve|friday|saturday|sunday|monday|birthday|matariki)\b/i;
/** Words that make the day the one on which the holiday is observed. */
const observed =
  /\b(?:observed|observance|public\s+holiday|substitute|mondayi[sz]ed|day\s+off|in\s+lieu)\b/i;

/** True if a day is one on which a holiday may be. */
function isRight(day: string, rule: string, isMoved: boolean): boolean {
  // A day that does not exist is reported as such, and a day off may be days later.
  if (!isCalendarDay(day) || isNamedDay(rule, day)) return true;
  // Queensland and Western Australia have the King’s Birthday on a Monday of spring.
  if (rule === '06-mon-2' && /-(?:09|10)-/.test(day)) return weekdayOf(day) === 0;
  return isMoved && /^\d\d-\d\d$/.test(rule) && isDayOff(day, rule);
}

/** Returns the days of a holiday in the years, "3 April 2026". */
const daysOf = (rule: string, years: readonly string[]): readonly string[] =>
  years.flatMap((year) => {
    const first = dayNumber(`${year}-01-01`);
    const day = Array.from({ length: 366 }, (_, index) => dayOfNumber(first + index)).find((each) =>
      isNamedDay(rule, each),
    );
    return day === undefined ? [] : [`${inWords(day.slice(5))} in ${year}`];
  });

const inWords = (monthDay: string): string => {
  const [ownMonth, ownDay] = monthDay.split('-').map(Number);
  return `${ownDay} ${monthNames[ownMonth! - 1]}`;
};

/**
 * Returns the holidays of a text that are on another day.
 * @param years that a date without one may be in.
 */
export function holidayErrors(
  text: string,
  years: readonly number[],
  region: Region,
): readonly DateError[] {
  if (!mayName.test(text)) return [];
  return [...matchesOf(text, dated), ...matchesOf(text, dateAhead)].flatMap(
    (match): DateError[] => {
      const { name = '', link = '', day = '', month: monthName, year } = match.groups!;
      const rule = ruleOf(name.replace(/\s+/g, ' '), region);
      if (rule === undefined) return [];
      const monthDay = `${two(monthOf(monthName, undefined))}-${two(day)}`;
      const words = match[0];
      const within = { start: match.index, end: match.index + words.length };
      // "Closed Good Friday, Anzac Day, 26 April" lists days.
      const [before, after] = sentenceAround(text, within);
      const isList =
        link.startsWith(',') && (/,|\band\b|\bor\b/.test(before) || /^\s*,/.test(after));
      if (isList) return [];
      // Without a year, only words make a day beside it the one on which it is observed.
      const isMoved =
        year !== undefined ||
        /day,?\s+(?:the\s+)?\d/i.test(words.slice(name.length)) ||
        observed.test(before + words + after);
      const each = year === undefined ? years.map(String) : [year];
      if (each.some((own) => isRight(`${own}-${monthDay}`, rule, isMoved))) return [];
      const isFixed = /^\d\d-\d\d$/.test(rule);
      const meant = isFixed ? inWords(rule) : daysOf(rule, each.slice(-2)).join(' and on ');
      return [{ range: within, message: `${name} is on ${meant}; correct the date or the name` }];
    },
  );
}
