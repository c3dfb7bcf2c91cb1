import type { BookingHours } from '@forecourt/block-schemas';
import { weekdayOf } from '../time/calendar-days.ts';
import { clockOf, minutesOf } from '../time/clock-minutes.ts';
import { isClosedDay } from './holiday-days.ts';
import {
  departmentsWithHours,
  hoursOn,
  runsOfDays,
  usualWeek,
  weekdays,
  type Department,
  type LocationHours,
  type OpenPeriod,
  type WeekdayHours,
} from './opening-hours.ts';

/** Rules for the times at which a department takes visits, such as test drives. */
export interface VisitRules {
  readonly department: Department;
  /** The site's time zone, for a location without its own. */
  readonly timeZone: string;
  /** Length of a visit, which ends by closing time; also the time from one start to the next. */
  readonly minutes: number;
  /**
   * Time from now to the first visit; up to two hours of it count while the department is open, so that
   * someone can prepare and confirm the visit.
   */
  readonly noticeMinutes: number;
  /** Hours in which bookings are taken, from the first to the last start; any if empty. */
  readonly bookingHours: readonly Pick<BookingHours, 'days' | 'from' | 'to'>[];
  /** Days without bookings, each written as the day of a holiday. */
  readonly closedDays: readonly string[];
  /**
   * Time from now to the moment by whose day a visit takes place; if that day and those before it have
   * no times, the next day with times. Any time if undefined.
   */
  readonly withinMinutes?: number;
}

/** True if the times of visits are known: the location states its hours. */
export const hasVisitTimes = (
  location: LocationHours,
  { department }: Pick<VisitRules, 'department'>,
): boolean => departmentsWithHours(location).includes(department);

/**
 * Returns the periods of a day in which visits start, from the first to the last start.
 * @param day YYYY-MM-DD at the location
 */
export function visitPeriods(
  location: LocationHours,
  day: string,
  rules: VisitRules,
): readonly OpenPeriod[] {
  if (isClosedDay(day, rules.closedDays)) return [];
  const { periods } = hoursOn(location, rules.department, day);
  return startsWithin(periods, weekdayOf(day), rules);
}

/** Returns the time at which the department closes on a day, `16:30`; '' on a closed day. */
export const closingTime = (
  location: LocationHours,
  day: string,
  { department }: Pick<VisitRules, 'department'>,
): string => {
  const { periods } = hoursOn(location, department, day);
  return (
    periods
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? ''
  );
};

/** Returns the usual week of starts of visits at a location, from Monday to Sunday. */
export const visitWeek = (location: LocationHours, rules: VisitRules): readonly WeekdayHours[] =>
  runsOfDays(
    usualWeek(location, rules.department).flatMap(({ first, last, periods }) =>
      Array.from({ length: last - first + 1 }, (_, at) => startsWithin(periods, first + at, rules)),
    ),
  );

/** Returns the periods in which visits start that fit into the periods of a weekday. */
function startsWithin(
  periods: readonly OpenPeriod[],
  weekday: number,
  { minutes, bookingHours }: VisitRules,
): readonly OpenPeriod[] {
  const booked = bookingHours.filter(({ days }) => days.includes(weekdays[weekday]!));
  const any = [{ from: '00:00', to: '23:59' }];
  return periods.flatMap(({ from, to }) =>
    (bookingHours.length === 0 ? any : booked).flatMap((hours) => {
      const first = Math.max(minutesOf(from), minutesOf(hours.from));
      const last = Math.min(minutesOf(to) - minutes, minutesOf(hours.to));
      return first <= last ? [{ from: clockOf(first), to: clockOf(last) }] : [];
    }),
  );
}
