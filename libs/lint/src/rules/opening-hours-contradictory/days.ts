import { isCalendarDay } from '@forecourt/domain';
import { isObject, listOf, scalarText, type JsonObject } from '@forecourt/json';
import type { RuleReport } from '../../rule-api/rule.ts';
import { isShared } from '../../rule-api/periods.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;

/** True for a day of one year with the hours that the day has in every year. */
const isSameYearly = (one: JsonObject, other: JsonObject): boolean => {
  const [day, otherDay] = [scalarText(one.day), scalarText(other.day)];
  return (
    day.length !== otherDay.length &&
    day.slice(-5) === otherDay.slice(-5) &&
    [day, otherDay].some(isCalendarDay) &&
    ['from', 'to', 'department'].every((member) => one[member] === other[member])
  );
};

/** Reports holidays that contradict an earlier one of the same day: one is closed, the other open. */
export function repeatedHolidays(holidays: unknown, at: string): readonly Report[] {
  const entries = listOf(holidays);
  return entries.flatMap((holiday, index): readonly Report[] => {
    if (!isObject(holiday) || typeof holiday.day !== 'string') return [];
    const isRepeated = entries.slice(0, index).some(
      (other) =>
        isObject(other) &&
        isShared(other.department, holiday.department) &&
        (other.day === holiday.day
          ? // Two entries with hours are two periods of the day.
            other.from === undefined || holiday.from === undefined
          : isSameYearly(other, holiday)),
    );
    const message = `the list has ${holiday.day} already; write the hours of a day once`;
    return isRepeated ? [{ pointer: `${at}/${index}/day`, message }] : [];
  });
}

/** Reports days that a list has twice. */
export function repeatedDays(days: unknown, at: string): readonly Report[] {
  const entries = listOf(days);
  return entries.flatMap((day, index): readonly Report[] => {
    if (typeof day !== 'string' || entries.indexOf(day) === index) return [];
    return [{ pointer: `${at}/${index}`, message: `the list has ${day} already; remove one` }];
  });
}

/** Calls {@link repeatedDays} for each entry of a list of hours, except those that validation reports as too long. */
export const repeatedWeekdays = (entries: unknown, at: string): readonly Report[] =>
  listOf(entries).flatMap((entry, index) =>
    isObject(entry) && listOf(entry.days).length <= 7
      ? repeatedDays(entry.days, `${at}/${index}/days`)
      : [],
  );
