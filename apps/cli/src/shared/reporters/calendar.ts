import type { LocatedFinding } from '@forecourt/block-schemas';
import { pluralize, weekdayOf } from '@forecourt/domain';

/** Findings due on one day. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly inDays: number;
  readonly findings: readonly DatedFinding[];
}

/** A finding with a due date. */
type DatedFinding = LocatedFinding & Required<Pick<LocatedFinding, 'due'>>;

const isDated = (finding: LocatedFinding): finding is DatedFinding => finding.due !== undefined;

/** Groups findings by due date, and returns all others separately. */
export function byDay(findings: readonly LocatedFinding[]): {
  readonly days: readonly CalendarDay[];
  readonly others: readonly LocatedFinding[];
} {
  const dated = Map.groupBy(findings.filter(isDated), ({ due }) => due.day);
  const days = [...dated]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, all]) => ({ day, inDays: all[0]!.due.inDays, findings: all }));
  return { days, others: findings.filter((finding) => !isDated(finding)) };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `Monday 2026-11-23`: the same in every locale. */
export const namedDay = (day: string): string =>
  `${weekdays[weekdayOf(day)] ?? ''} ${day}`.trimStart();

/** `today`, `in 8 days`, `2 days ago`. */
export const fromToday = (inDays: number): string =>
  inDays === 0
    ? 'today'
    : inDays > 0
      ? `in ${pluralize(inDays, 'day')}`
      : `${pluralize(-inDays, 'day')} ago`;

/** Returns the heading of a calendar. */
export const calendarTitle = (horizonDays: number, days: readonly CalendarDay[]): string =>
  days.length === 0
    ? `No dates in the next ${pluralize(horizonDays, 'day')}`
    : `Dates, looking ${pluralize(horizonDays, 'day')} ahead`;
