import type { BookingHours } from '@forecourt/block-schemas';
import { dayNumber, dayOfNumber, endOfDay, weekdayOf } from './calendar-days.ts';
import { isClosedDay } from './holiday-days.ts';
import { instantOf, instantsOf, localTime } from './moments.ts';
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
import { replyDeadline } from './reply-deadline.ts';

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
}

/** Starting times of visits on a day, in local time: `09:30`. */
export interface VisitDay {
  /** `2026-11-24` at the location. */
  readonly day: string;
  /** Time at which the department closes. */
  readonly closes: string;
  readonly times: readonly string[];
}

/** Reason why a time is not bookable: the day, the time of day, or too little notice. */
export type VisitError = 'closed' | 'hours' | 'notice';

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Time zone of a location's clock. */
export const zoneOf = (
  location: LocationHours,
  { timeZone }: Pick<VisitRules, 'timeZone'>,
): string => location.timeZone ?? timeZone;

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

/** Time for which an offered time stays bookable, while its visitor completes the form. */
const graceMinutes = 30;

/** Longest notice that counts only while the department is open. */
const maxOpenNotice = 120;

/** Returns the first instant that leaves enough notice, and the next instant at which it jumps. */
function earliest(
  location: LocationHours,
  now: Date | string,
  { noticeMinutes, ...rules }: VisitRules,
): { readonly soonest: number; readonly jumpsAt?: string } {
  const byClock = instantOf(now) + noticeMinutes * 60_000;
  const openNotice = Math.min(noticeMinutes, maxOpenNotice);
  const opening =
    openNotice > 0 &&
    replyDeadline(location, openNotice, { ...rules, now: new Date(instantOf(now)).toISOString() });
  if (!opening) return { soonest: byClock };
  const { due, changesAt: jumpsAt } = opening;
  return { soonest: Math.max(byClock, Date.parse(due)), jumpsAt };
}

/** Returns true if a local time comes on some clock at or after an instant; skipped times never do. */
const comesAfter = (local: string, zone: string, instant: number): boolean =>
  (instantsOf(local, zone).at(-1) ?? -Infinity) >= instant;

/**
 * Returns the days with times for visits at a location, and the moment, ISO 8601, at which they
 * change: the first time comes too near, or the day ends.
 * @param count number of days from today
 */
export function visitDays(
  location: LocationHours,
  now: Date | string,
  count: number,
  rules: VisitRules,
): { readonly days: readonly VisitDay[]; readonly changesAt: string } {
  const zone = zoneOf(location, rules);
  const day = localTime(instantOf(now), zone).slice(0, 10);
  const { soonest, jumpsAt } = earliest(location, now, rules);
  const days = daysWithTimes(location, day, count, soonest, rules);
  const [first] = days;
  const next = first && instantsOf(`${first.day}T${first.times[0]}`, zone).at(-1);
  const tooNear =
    next === undefined ? [] : [new Date(next - rules.noticeMinutes * 60_000 + 1).toISOString()];
  const changes = [endOfDay(day, zone), ...tooNear, ...(jumpsAt ? [jumpsAt] : [])];
  return { days, changesAt: changes.sort()[0]! };
}

function daysWithTimes(
  location: LocationHours,
  from: string,
  count: number,
  soonest: number,
  rules: VisitRules,
): readonly VisitDay[] {
  const zone = zoneOf(location, rules);
  const today = dayNumber(from);
  return Array.from({ length: count }, (_, index) => {
    const day = dayOfNumber(today + index);
    const times = visitPeriods(location, day, rules).flatMap(({ from, to }) => {
      const starts = Math.floor((minutesOf(to) - minutesOf(from)) / rules.minutes) + 1;
      return Array.from({ length: starts }, (_, at) =>
        clockOf(minutesOf(from) + at * rules.minutes),
      );
    });
    const open = [...new Set(times)].filter((time) => comesAfter(`${day}T${time}`, zone, soonest));
    return { day, closes: closingTime(location, day, rules), times: open.sort() };
  }).filter(({ times }) => times.length > 0);
}

/**
 * Returns the reason why a visit can't start at a time; undefined if it can, or if the time was offered
 * within the last half hour and is not past.
 * @param local such as `2026-11-24T09:30` at the location
 */
export function visitError(
  location: LocationHours,
  local: string,
  now: Date | string,
  rules: VisitRules,
): VisitError | undefined {
  const [day = '', clock = ''] = local.split('T');
  const periods = visitPeriods(location, day, rules);
  if (periods.length === 0) return 'closed';
  if (!periods.some(({ from, to }) => from <= clock && clock <= to)) return 'hours';
  const grace = Math.min(graceMinutes, rules.noticeMinutes) * 60_000;
  const { soonest } = earliest(location, new Date(instantOf(now) - grace), rules);
  return comesAfter(local, zoneOf(location, rules), soonest) ? undefined : 'notice';
}
