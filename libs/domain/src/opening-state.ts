import { dayNumber, dayOfNumber, endOfDay } from './calendar-days.ts';
import { instantOf, instantsOf, localTime } from './moments.ts';
import {
  departmentsWithHours,
  hoursOn,
  type Department,
  type LocationHours,
} from './opening-hours.ts';

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

/** Number of days that are searched for the next opening. */
const daysAhead = 28;

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
