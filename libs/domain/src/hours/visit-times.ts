import { dayNumber, dayOfNumber, endOfDay } from '../time/calendar-days.ts';
import { clockOf, minutesOf } from '../time/clock-minutes.ts';
import { instantOf, instantsOf, localTime } from '../time/moments.ts';
import type { LocationHours } from './opening-hours.ts';
import { replyDeadline } from './reply-deadline.ts';
import { closingTime, visitPeriods, type VisitRules } from './visit-periods.ts';

/** Starting times of visits on a day, in local time: `09:30`. */
export interface VisitDay {
  /** `2026-11-24` at the location. */
  readonly day: string;
  /** Time at which the department closes. */
  readonly closes: string;
  readonly times: readonly string[];
}

/** Reason why a time is not bookable: the day, the time of day, too little notice, or a day too far ahead. */
export type VisitError = 'closed' | 'hours' | 'notice' | 'late';

/** Time zone of a location's clock. */
export const zoneOf = (
  location: LocationHours,
  { timeZone }: Pick<VisitRules, 'timeZone'>,
): string => location.timeZone ?? timeZone;

const minute = 60_000;

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
  const byClock = instantOf(now) + noticeMinutes * minute;
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
  const limit = limitOf(now, zone, rules);
  const days = daysWithTimes(location, day, count, soonest, rules, limit?.day);
  const [first] = days;
  const next = first && instantsOf(`${first.day}T${first.times[0]}`, zone).at(-1);
  const tooNear =
    next === undefined ? [] : [new Date(next - rules.noticeMinutes * minute + 1).toISOString()];
  const changes = [endOfDay(day, zone), ...tooNear, limit?.movesAt, jumpsAt];
  const known = changes.filter((at) => at !== undefined);
  return { days, changesAt: known.reduce((next, at) => (at < next ? at : next)) };
}

/** Returns the day by which visits take place, and the moment from which it is the next; undefined without a limit. */
function limitOf(now: Date | string, zone: string, { withinMinutes }: VisitRules) {
  if (withinMinutes === undefined) return undefined;
  const ahead = withinMinutes * minute;
  const day = localTime(instantOf(now) + ahead, zone).slice(0, 10);
  const movesAt = new Date(Date.parse(endOfDay(day, zone)) - ahead).toISOString();
  return { day, movesAt };
}

/** Number of days in which the first one with times is looked for. */
export const maxDaysClosed = 60;

/** Returns the last day of visits at a location; undefined without a limit. */
export function lastVisitDay(
  location: LocationHours,
  now: Date | string,
  rules: VisitRules,
): string | undefined {
  const zone = zoneOf(location, rules);
  const limit = limitOf(now, zone, rules)?.day;
  if (limit === undefined) return undefined;
  const today = localTime(instantOf(now), zone).slice(0, 10);
  const { soonest } = earliest(location, now, rules);
  const last = daysWithTimes(location, today, maxDaysClosed, soonest, rules, limit).at(-1);
  return last !== undefined && last.day > limit ? last.day : limit;
}

/** @param limit last day; a later one is returned only if it is the first with times. */
function daysWithTimes(
  location: LocationHours,
  from: string,
  count: number,
  soonest: number,
  rules: VisitRules,
  limit?: string,
): readonly VisitDay[] {
  const zone = zoneOf(location, rules);
  const today = dayNumber(from);
  const found: VisitDay[] = [];
  for (let index = 0; index < count; index++) {
    const day = dayOfNumber(today + index);
    if (limit !== undefined && day > limit && found.length > 0) break;
    const starts = visitPeriods(location, day, rules).flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / rules.minutes) + 1;
      return Array.from({ length: count }, (_, at) =>
        clockOf(minutesOf(from) + at * rules.minutes),
      );
    });
    const times = [...new Set(starts)].filter((time) =>
      comesAfter(`${day}T${time}`, zone, soonest),
    );
    if (times.length > 0)
      found.push({ day, closes: closingTime(location, day, rules), times: times.sort() });
  }
  return found;
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
  const grace = Math.min(graceMinutes, rules.noticeMinutes) * minute;
  const { soonest } = earliest(location, new Date(instantOf(now) - grace), rules);
  if (!comesAfter(local, zoneOf(location, rules), soonest)) return 'notice';
  const last = lastVisitDay(location, now, rules);
  return last !== undefined && day > last ? 'late' : undefined;
}
