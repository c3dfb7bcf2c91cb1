import { dayNumber, dayOfNumber, endOfDay } from '../time/calendar-days.ts';
import { instantOf, instantsOf, localTime } from '../time/moments.ts';
import {
  departmentsWithHours,
  hoursOn,
  isAllDay,
  midnight,
  type Department,
  type LocationHours,
} from './opening-hours.ts';

/** State of a department at a moment. Times are local; `changesAt` is an instant in ISO 8601. */
export type OpeningState =
  | {
      readonly isOpen: true;
      readonly until: string;
      /** True if it is open all day. */
      readonly isAllDay?: true;
      /** Instant at which it closes, if it stays open past `changesAt`. */
      readonly closesAt?: string;
      readonly changesAt: string;
    }
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

/** Number of days that are searched for the next opening. */
const daysAhead = 28;

/** Returns the day on which a department closes that is open at the end of a day, and the time. */
function closingAfter(location: LocationHours, department: Department, today: string) {
  const first = dayNumber(today);
  for (let inDays = 0; inDays < daysAhead; inDays++) {
    const [next] = hoursOn(location, department, dayOfNumber(first + inDays + 1)).periods;
    const day = dayOfNumber(first + inDays);
    if (next?.from !== '00:00') return { day, clock: midnight };
    if (next.to !== midnight) return { day: dayOfNumber(first + inDays + 1), clock: next.to };
  }
  return { day: dayOfNumber(first + daysAhead), clock: midnight };
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
  if (current && current.to !== midnight)
    return { isOpen: true, until: current.to, changesAt: changesAt(today, current.to) };
  if (current) {
    const { day, clock } = closingAfter(location, department, today);
    const closesAt = changesAt(day, clock);
    if (!isAllDay(current)) return { isOpen: true, until: clock, changesAt: closesAt };
    const tonight = endOfDay(today, timeZone);
    const later = closesAt > tonight && { closesAt };
    return { isOpen: true, until: clock, isAllDay: true, ...later, changesAt: tonight };
  }

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
