import { dayIn, dayNumber, dayOfNumber, endOfDay } from '../time/calendar-days.ts';
import { instantOf, instantsOf, localTime, withOffset } from '../time/moments.ts';
import { hoursOn, type LocationHours } from './opening-hours.ts';
import { openingState, type OpeningMoment } from './opening-state.ts';

/** Time by which a department has replied. */
export interface ReplyDeadline {
  /** Local time at the location with its offset, `2026-11-24T09:30+11:00`. */
  readonly due: string;
  /** Instant at which a request made then has another deadline in words, ISO 8601. */
  readonly changesAt: string;
}

const minute = 60_000;
/** Number of days that are searched for enough open hours. */
const daysAhead = 28;

/** A department at a moment. */
type DepartmentMoment = OpeningMoment & Required<Pick<OpeningMoment, 'department'>>;

/** Returns the instants at which later periods of opening begin and end. */
function comingPeriods(
  location: LocationHours,
  { now, department }: DepartmentMoment,
  zone: string,
) {
  const [today = '', time = ''] = localTime(instantOf(now), zone).split('T');
  return Array.from({ length: daysAhead }, (_, inDays) => {
    const day = dayOfNumber(dayNumber(today) + inDays);
    const instantAt = (clock: string) => instantsOf(`${day}T${clock}`, zone)[0] ?? NaN;
    return hoursOn(location, department, day)
      .periods.filter(({ from }) => inDays > 0 || from > time)
      .map(({ from, to }) => ({ from: instantAt(from), to: instantAt(to) }));
  })
    .flat()
    .filter(({ from, to }) => from < to);
}

/**
 * Returns the time by which a department replies that takes a number of open minutes: as many minutes
 * from now if it stays open for them, else from the next opening. Undefined if the location states no
 * hours, or too few.
 */
export function replyDeadline(
  location: LocationHours,
  minutes: number,
  moment: DepartmentMoment,
): ReplyDeadline | undefined {
  const state = openingState(location, moment);
  if (!state) return undefined;
  const zone = location.timeZone ?? moment.timeZone;
  const now = instantOf(moment.now);
  const deadline = (due: number, changesAt: number): ReplyDeadline => ({
    due: withOffset(localTime(due, zone), due),
    changesAt: new Date(changesAt).toISOString(),
  });
  let left = minutes * minute;
  const closes = state.isOpen ? Date.parse(state.closesAt ?? state.changesAt) : now;
  if (now + left <= closes) return deadline(now + left, closes - left + 1);
  const periods = comingPeriods(location, moment, zone);
  const changes = [Date.parse(endOfDay(dayIn(moment.now, zone), zone)), periods[0]?.from ?? now];
  for (const { from, to } of periods) {
    if (left <= to - from) return deadline(from + left, Math.min(...changes));
    left -= to - from;
  }
  return undefined;
}

/**
 * Returns the time by which a department replies that takes a number of business days, which are those
 * on which it is open: when it closes on the last of them, counted from the day after the request.
 * Undefined if the location states no hours of the department, or too few.
 */
export function replyDayDeadline(
  location: LocationHours,
  days: number,
  { now, timeZone, department }: DepartmentMoment,
): ReplyDeadline | undefined {
  const zone = location.timeZone ?? timeZone;
  const today = dayIn(now, zone);
  // A week with one open day, and a break.
  const last = days * 7 + daysAhead;
  for (let inDays = 1, open = 0; inDays <= last; inDays++) {
    const day = dayOfNumber(dayNumber(today) + inDays);
    const closes = hoursOn(location, department, day).periods.at(-1)?.to;
    if (closes === undefined || ++open < days) continue;
    const [instant] = instantsOf(`${day}T${closes}`, zone);
    if (instant === undefined) return undefined;
    const changesAt = new Date(endOfDay(today, zone)).toISOString();
    return { due: withOffset(`${day}T${closes}`, instant), changesAt };
  }
  return undefined;
}

/**
 * Returns the latest of several deadlines, which a request to any of the locations meets; it changes
 * with any of them. Undefined if one is unknown, or there are none.
 */
export function latestDeadline(
  deadlines: readonly (ReplyDeadline | undefined)[],
): ReplyDeadline | undefined {
  const known = deadlines.filter((deadline) => deadline !== undefined);
  const [latest] = known.toSorted((a, b) => Date.parse(b.due) - Date.parse(a.due));
  if (!latest || known.length < deadlines.length) return undefined;
  const changes = known.map(({ changesAt }) => changesAt);
  return { due: latest.due, changesAt: changes.reduce((next, at) => (at < next ? at : next)) };
}
