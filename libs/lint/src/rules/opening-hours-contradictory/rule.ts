import { isCalendarDay } from '@forecourt/domain';
import { defineRule } from '../../rule-api/rule.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A period of one entry of a location's hours; on weekdays, or on one day of the calendar. */
interface Period {
  /** JSON pointer of its entry, within the location. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly department: unknown;
  readonly days: readonly unknown[];
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value);

/** Returns the periods of a list of hours; entries without times mean a closed day. */
function periodsOf(location: Entry, list: 'openingHours' | 'holidays'): Period[] {
  const entries = location[list];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    if (!isEntry(entry)) return [];
    const { from, to, department, day, days = [day] } = entry;
    // Other times are reported as invalid, and cannot be compared.
    if (!isTime(from) || !isTime(to) || !Array.isArray(days)) return [];
    return [{ at: `/${list}/${index}`, from, to, department, days: days as unknown[] }];
  });
}

const isBackward = ({ from, to }: Period): boolean => to <= from;

/** Returns a day on which two periods overlap for a department; undefined if they never do. */
function overlap(one: Period, other: Period): unknown {
  const isShared =
    one.department === undefined ||
    other.department === undefined ||
    one.department === other.department;
  if (!isShared || one.to <= other.from || other.to <= one.from) return undefined;
  return one.days.find((day) => other.days.includes(day));
}

const timesOf = ({ from, to }: Period): string => `${from} to ${to}`;

/** Reports opening hours and booking hours that end before they begin, and opening hours that overlap. */
export const openingHoursContradictory = defineRule({
  meta: {
    id: 'opening-hours-contradictory',
    description: 'Opening hours end after they begin, and those of a department do not overlap.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    site: ({ site, report }) => {
      for (const [index, { from, to }] of (site.settings?.forms?.bookingHours ?? []).entries())
        // Unlike opening hours, they include both ends.
        if (to < from)
          report({
            pointer: `/settings/forms/bookingHours/${index}/to`,
            message: `ends at ${to}, before it begins at ${from}, so no time can be booked; write a later time`,
          });
    },
    data: ({ name, data, report }) => {
      if (name !== 'locations' || !Array.isArray(data.value)) return;
      const reportPeriods = (periods: readonly Period[], location: string) => {
        const valid: Period[] = [];
        for (const period of periods) {
          if (isBackward(period)) {
            report({
              pointer: `${location}${period.at}/to`,
              message: `closes at ${period.to}, which is not after it opens at ${period.from}, so the entry is ignored; write a later time, or leave out a closed day`,
            });
            continue;
          }
          const earlier = valid.find((each) => overlap(each, period) !== undefined);
          if (earlier)
            report({
              pointer: `${location}${period.at}/from`,
              message: `${timesOf(period)} on ${String(overlap(earlier, period))} overlaps ${timesOf(earlier)}; write each period of a department once (one without "department" is for all of them)`,
            });
          valid.push(period);
        }
      };
      const reportMissingDays = (holidays: unknown, at: string) => {
        if (!Array.isArray(holidays)) return;
        for (const [index, holiday] of (holidays as readonly unknown[]).entries()) {
          const day = isEntry(holiday) ? holiday.day : undefined;
          // 29 February is a day of some years.
          if (typeof day !== 'string' || !/^(?:\d{4}-)?\d\d-\d\d$/.test(day)) continue;
          if (!isCalendarDay(day.length === 5 ? `2024-${day}` : day))
            report({
              pointer: `${at}/${index}/day`,
              message: `the calendar has no ${day}, so the hours of this day are never used; correct it`,
            });
        }
      };
      for (const [index, location] of data.value.entries()) {
        if (!isEntry(location)) continue;
        reportPeriods(periodsOf(location, 'openingHours'), `/${index}`);
        reportPeriods(periodsOf(location, 'holidays'), `/${index}`);
        reportMissingDays(location.holidays, `/${index}/holidays`);
      }
    },
  }),
});
