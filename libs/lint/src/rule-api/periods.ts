import { isObject } from '@forecourt/json';

type Entry = Readonly<Record<string, unknown>>;

/** A period of one entry of a list of hours; on weekdays, or on one day of the calendar. */
export interface Period {
  /** JSON pointer of its entry. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** Purpose of the hours, such as a department; undefined for all. */
  readonly purpose: unknown;
  readonly days: readonly unknown[];
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value);

/**
 * Returns the periods of a list of hours; entries without times mean a closed day.
 * @param at pointer of the list. @param purpose name of the member with what the hours are for.
 */
export function periodsOf(
  entries: unknown,
  at: string,
  purpose: 'department' | 'bookingType',
): readonly Period[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index): readonly Period[] => {
    if (!isObject(entry)) return [];
    const { from, to, day, days = [day] } = entry as Entry;
    // Other times are reported as invalid, and cannot be compared.
    if (!isTime(from) || !isTime(to) || !Array.isArray(days)) return [];
    const own: readonly unknown[] = days;
    return [{ at: `${at}/${index}`, from, to, purpose: entry[purpose], days: own }];
  });
}

/** True if hours for one purpose concern the other. */
export const isShared = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined || one === other;

/** Returns a day on which two periods overlap for a purpose; undefined if they never do. */
export function overlap(one: Period, other: Period): unknown {
  if (!isShared(one.purpose, other.purpose) || one.to <= other.from || other.to <= one.from)
    return undefined;
  return one.days.find((day) => other.days.includes(day));
}

export const timesOf = ({ from, to }: Period): string => `${from} to ${to}`;

/** True for opening hours that end before or when they begin, which pages ignore. */
export const isBackward = ({ from, to }: Period): boolean => to <= from;

/** The same for booking hours, which include both ends. */
export const isBackwardBooking = ({ from, to }: Period): boolean => to < from;
