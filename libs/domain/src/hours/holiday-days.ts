import { dayNumber, dayOfNumber, weekdayOf } from '../time/calendar-days.ts';
import { isMatariki } from './matariki.ts';

/** A holiday of a list: its day, and whether it is also observed after a weekend. */
export interface HolidayDay {
  /**
   * `2026-04-03`, `12-25` for every year, `10-mon-4` for the fourth Monday of October, `mon-nearest-01-29`,
   * `good-friday` or `matariki`.
   */
  readonly day: string;
  readonly observed?: boolean;
}

/** Days from Easter Sunday, by the name of the holiday. */
const fromEaster: Readonly<Record<string, number>> = {
  'good-friday': -2,
  'easter-saturday': -1,
  'easter-sunday': 0,
  'easter-monday': 1,
};

const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Returns the number of the day of Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const [centuryRest, yearPart] = [century % 4, year % 100];
  const leap = 2 * centuryRest + 2 * Math.floor(yearPart / 4);
  const toSunday = (32 + leap - moon - (yearPart % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const since = moon + toSunday - 7 * late + 114;
  const month = String(Math.floor(since / 31)).padStart(2, '0');
  return dayNumber(`${year}-${month}-${String((since % 31) + 1).padStart(2, '0')}`);
}

/** Days from a date to the weekday nearest to it, at most. */
const maxToNearest = 3;

/** Returns true if a day is the weekday nearest to a month and day, `01-29`: in its year, or in the year beside it. */
const isNearest = (day: string, anchor: string): boolean => {
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1].some(
    (each) => Math.abs(dayNumber(day) - dayNumber(`${each}-${anchor}`)) <= maxToNearest,
  );
};

/** Returns true if a holiday's rule names a day, YYYY-MM-DD. */
export function isNamedDay(rule: string, day: string): boolean {
  if (rule === day || rule === day.slice(5)) return true;
  if (rule === 'matariki') return isMatariki(day);
  const offset = fromEaster[rule];
  if (offset !== undefined) return dayNumber(day) === easterOf(Number(day.slice(0, 4))) + offset;
  const weekday = weekdayKeys[weekdayOf(day)];
  if (rule.startsWith(`${weekday}-nearest-`)) return isNearest(day, rule.slice(-5));
  const [month, named, count] = rule.split('-');
  return (
    count !== undefined &&
    month === day.slice(5, 7) &&
    named === weekday &&
    Number(count) === Math.ceil(Number(day.slice(8)) / 7)
  );
}

/** True for a day on a dealer's list of closed days, each written as the day of a holiday. */
export const isClosedDay = (day: string, closedDays: readonly string[] = []): boolean =>
  closedDays.some((closed) => isNamedDay(closed, day));

/**
 * Returns the holidays of a weekend that are observed on a day after it. Each is observed on the next
 * weekday that is no holiday itself: Christmas on Saturday on Monday, Boxing Day on Sunday on Tuesday.
 */
export function observedOn<T extends HolidayDay>(
  holidays: readonly T[],
  day: string,
): readonly T[] {
  const weekday = weekdayOf(day);
  const observed = holidays.filter((holiday) => holiday.observed);
  if (weekday > 4 || observed.length === 0) return [];
  const monday = dayNumber(day) - weekday;
  const at = (offset: number) => dayOfNumber(monday + offset);
  const isTaken = (offset: number) =>
    holidays.some(
      ({ day: rule, observed: moves }) =>
        (moves || !rule.startsWith('20')) && isNamedDay(rule, at(offset)),
    );
  const free = [0, 1, 2, 3, 4].filter((offset) => !isTaken(offset));
  const weekend = [-2, -1]
    .map((offset) => observed.filter((holiday) => isNamedDay(holiday.day, at(offset))))
    .filter((found) => found.length > 0);
  return weekend[free.indexOf(weekday)] ?? [];
}

/**
 * Returns the holidays of a day, YYYY-MM-DD: those of a date before those of every year, and those before
 * the ones that are observed on it.
 */
export function holidaysOfDay<T extends HolidayDay>(
  holidays: readonly T[],
  day: string,
): readonly T[] {
  const named = holidays.filter((holiday) => isNamedDay(holiday.day, day));
  const dated = named.filter((holiday) => holiday.day === day);
  if (dated.length > 0) return dated;
  return named.length > 0 ? named : observedOn(holidays, day);
}
