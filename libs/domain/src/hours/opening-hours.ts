import type { DealerLocation, DealerLocationHoliday } from '@forecourt/block-schemas';
import { dayNumber, dayOfNumber, weekdayOf } from '../time/calendar-days.ts';
import { holidaysOfDay, isNamedDay } from './holiday-days.ts';

/** A department of a location. */
export type Department = NonNullable<DealerLocation['location_type']>[number];

/** A location's facts about its hours. */
export type LocationHours = Pick<
  DealerLocation,
  'openingHours' | 'holidays' | 'timeZone' | 'location_type'
>;

/** Closing time at midnight. */
export const midnight = '24:00';

/** Time from opening to closing, both in local time: `08:30` to `17:30`, or to {@link midnight}. */
export interface OpenPeriod {
  readonly from: string;
  readonly to: string;
}

/** Hours of one day. */
export interface DayHours {
  /** Periods in order, without overlaps; none if the department is closed. */
  readonly periods: readonly OpenPeriod[];
  /** Name of the holiday whose hours these are. */
  readonly holiday?: string;
}

/** Weekdays in the order of `weekdayOf`. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const departments: readonly Department[] = ['sales', 'service', 'parts'];

const isOf = (entry: { readonly department?: Department }, department: Department): boolean =>
  entry.department === undefined || entry.department === department;

/** Departments with hours of their own or shared hours, sales first. */
export function departmentsWithHours(location: LocationHours): Department[] {
  const { openingHours = [], location_type: types = departments } = location;
  return departments.filter((department) =>
    openingHours.some((entry) =>
      entry.department === undefined ? types.includes(department) : entry.department === department,
    ),
  );
}

/** True for a period that is the whole day. */
export const isAllDay = ({ from, to }: OpenPeriod): boolean => from === '00:00' && to === midnight;

/** The last minute of a day is written for midnight where a time must be on the clock. */
const untilMidnight = ({ from, to }: OpenPeriod): OpenPeriod => ({
  from,
  to: to === '23:59' ? midnight : to,
});

/** Sorts periods and joins those that overlap or meet; omits those that end before they start. */
function joined(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = [];
  for (const { from, to } of periods
    .map(untilMidnight)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to)
      result[result.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    else result.push({ from, to });
  }
  return result;
}

const usualPeriods = (
  { openingHours = [] }: LocationHours,
  department: Department,
  weekday: (typeof weekdays)[number],
): OpenPeriod[] =>
  joined(openingHours.filter((entry) => isOf(entry, department) && entry.days.includes(weekday)));

/** Holidays of a day for a department. */
const holidaysOn = (
  { holidays = [] }: LocationHours,
  department: Department,
  day: string,
): readonly DealerLocationHoliday[] =>
  holidaysOfDay(
    holidays.filter((holiday) => isOf(holiday, department)),
    day,
  );

/**
 * Returns the hours of a department on a day.
 * @param day YYYY-MM-DD at the location.
 */
export function hoursOn(location: LocationHours, department: Department, day: string): DayHours {
  const [holiday, ...more] = holidaysOn(location, department, day);
  if (holiday) {
    const periods = [holiday, ...more].flatMap(({ from, to }) => (from && to ? { from, to } : []));
    return { periods: joined(periods), holiday: holiday.name };
  }
  return { periods: usualPeriods(location, department, weekdays[weekdayOf(day)]!) };
}

/** Weekdays in a row with the same hours, by their index in {@link weekdays}. */
export interface WeekdayHours {
  readonly first: number;
  readonly last: number;
  readonly periods: readonly OpenPeriod[];
}

/** Returns a department's usual week from Monday to Sunday; closed days have no periods. */
export const usualWeek = (location: LocationHours, department: Department): WeekdayHours[] =>
  runsOfDays(weekdays.map((weekday) => usualPeriods(location, department, weekday)));

/** Joins the days of a week with the same periods, given from Monday to Sunday. */
export function runsOfDays(days: readonly (readonly OpenPeriod[])[]): WeekdayHours[] {
  const week: WeekdayHours[] = [];
  for (const [index, periods] of days.entries()) {
    const last = week.at(-1);
    if (last && JSON.stringify(last.periods) === JSON.stringify(periods))
      week[week.length - 1] = { ...last, last: index };
    else week.push({ first: index, last: index, periods });
  }
  return week;
}

/** A day with other hours than usual. */
export interface HolidayHours {
  readonly day: string;
  readonly name: string;
  /** True for the day after a weekend on which a holiday of that weekend is observed. */
  readonly isObserved: boolean;
  readonly hours: readonly (DayHours & { readonly department: Department })[];
}

/** Returns the holidays of a location in the given number of days from a day, YYYY-MM-DD. */
export function holidaysAhead(location: LocationHours, from: string, days: number): HolidayHours[] {
  const { holidays = [] } = location;
  if (holidays.length === 0) return [];
  const known = departmentsWithHours(location);
  const first = dayNumber(from);
  return Array.from({ length: days }, (_, index) => {
    const day = dayOfNumber(first + index);
    // Nearly every day, of every location of a page.
    if (holidaysOfDay(holidays, day).length === 0)
      return { day, name: '', isObserved: false, hours: [] };
    const hours = known
      .map((department) => ({ department, ...hoursOn(location, department, day) }))
      .filter(({ holiday }) => holiday !== undefined);
    const isObserved = !holidays.some(({ day: rule }) => isNamedDay(rule, day));
    return { day, name: hours[0]?.holiday ?? '', isObserved, hours };
  }).filter(({ hours }) => hours.length > 0);
}
