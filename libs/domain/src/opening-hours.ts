import type { DealerLocation, DealerLocationHoliday } from '@forecourt/block-schemas';
import { dayNumber, dayOfNumber, endOfDay, weekdayOf } from './calendar-days.ts';
import { instantOf, instantsOf, localTime } from './moments.ts';

/** A department of a location. */
export type Department = NonNullable<DealerLocation['location_type']>[number];

/** A location's facts about its hours. */
export type LocationHours = Pick<
  DealerLocation,
  'openingHours' | 'holidays' | 'timeZone' | 'location_type'
>;

/** Time from opening to closing, both in local time: `08:30` to `17:30`. */
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

/** State of a department at a moment. Times are local; `changesAt` is an instant in ISO 8601. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: string; readonly changesAt: string }
  | {
      readonly isOpen: false;
      /** Name of the holiday for which the department is closed all day. */
      readonly holiday?: string;
      /** Next opening; undefined if there is none within {@link daysAhead} days. */
      readonly next?: {
        readonly day: string;
        /** Number of days from today: 0 for later today. */
        readonly inDays: number;
        readonly from: string;
      };
      readonly changesAt: string;
    };

/** Weekdays in the order of `weekdayOf`. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const departments: readonly Department[] = ['sales', 'service', 'parts'];

/** Number of days that are searched for the next opening. */
const daysAhead = 28;

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

/** Sorts periods and joins those that overlap or meet; omits those that end before they start. */
function joined(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = [];
  for (const { from, to } of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
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

/** Holidays of a day for a department; those of a date before those of every year. */
function holidaysOn(
  { holidays = [] }: LocationHours,
  department: Department,
  day: string,
): DealerLocationHoliday[] {
  const on = (date: string) =>
    holidays.filter((holiday) => holiday.day === date && isOf(holiday, department));
  const dated = on(day);
  return dated.length > 0 ? dated : on(day.slice(5));
}

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
export function usualWeek(location: LocationHours, department: Department): WeekdayHours[] {
  const week: WeekdayHours[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const periods = usualPeriods(location, department, weekday);
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
  readonly hours: readonly (DayHours & { readonly department: Department })[];
}

/** Returns the holidays of a location in the given number of days from a day, YYYY-MM-DD. */
export function holidaysAhead(location: LocationHours, from: string, days: number): HolidayHours[] {
  if (!location.holidays?.length) return [];
  const known = departmentsWithHours(location);
  return Array.from({ length: days }, (_, index) => {
    const day = dayOfNumber(dayNumber(from) + index);
    const hours = known
      .map((department) => ({ department, ...hoursOn(location, department, day) }))
      .filter(({ holiday }) => holiday !== undefined);
    return { day, name: hours[0]?.holiday ?? '', hours };
  }).filter(({ hours }) => hours.length > 0);
}

/** Context of an opening state. */
export interface OpeningMoment {
  /** The current time, ISO 8601 with an offset. */
  readonly now: string;
  /** The site's time zone, for a location without its own. */
  readonly timeZone: string;
  /** The department; the first with hours by default, sales before service before parts. */
  readonly department?: Department;
}

/**
 * Returns whether a location is open at a moment, until when, or when it opens next; undefined if it
 * states no hours (of that department).
 */
export function openingState(
  location: LocationHours,
  { now, timeZone: siteZone, department: wanted }: OpeningMoment,
): OpeningState | undefined {
  const known = departmentsWithHours(location);
  const department = wanted ?? known[0];
  if (department === undefined || !known.includes(department)) return undefined;
  const timeZone = location.timeZone ?? siteZone;
  const [today = '', time = ''] = localTime(instantOf(now), timeZone).split('T');
  const changesAt = (day: string, clock: string) =>
    new Date(
      instantsOf(`${day}T${clock}`, timeZone)[0] ?? Date.parse(`${day}T${clock}Z`),
    ).toISOString();
  const first = dayNumber(today);

  const { periods, holiday } = hoursOn(location, department, today);
  const current = periods.find(({ from, to }) => from <= time && time < to);
  if (current) return { isOpen: true, until: current.to, changesAt: changesAt(today, current.to) };

  const closed = { isOpen: false, ...(periods.length === 0 && holiday && { holiday }) } as const;
  for (let inDays = 0; inDays <= daysAhead; inDays++) {
    const day = dayOfNumber(first + inDays);
    const from = hoursOn(location, department, day).periods.find(
      (period) => inDays > 0 || period.from > time,
    )?.from;
    if (from === undefined) continue;
    // "Opens tomorrow" becomes "opens today" at midnight.
    const change = inDays === 0 ? changesAt(day, from) : endOfDay(today, timeZone);
    return { ...closed, next: { day, inDays, from }, changesAt: change };
  }
  return { ...closed, changesAt: endOfDay(today, timeZone) };
}
