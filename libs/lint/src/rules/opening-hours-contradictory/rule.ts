import { dataEntries } from '../../rule-api/data-entries.ts';
import {
  isBackward,
  isBackwardBooking,
  isShared,
  overlap,
  periodsOf,
  timesOf,
  type Period,
} from '../../rule-api/periods.ts';
import { defineRule, type Visit } from '../../rule-api/rule.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { noteListedHours, noteStatedHours, reportClosedHours } from './compare-hours.ts';
import { repeatedDays, repeatedHolidays, repeatedWeekdays } from './days.ts';
import { mayHaveDays } from './hours-in-text.ts';
import { mayHaveTimes, timeErrors } from './times-in-text.ts';

/** Time before which nobody opens: 01:00 is meant to be 13:00. */
const earliest = '04:00';

/** Begin of a day, and its end: hours that go on past midnight are written in two periods. */
const midnight = '00:00';
const isEnd = (time: string): boolean => time === '24:00' || time === '23:59';

/** True for a period that goes on through the night, before which the same department is open. */
const isOvernight = (period: Period, periods: readonly Period[]): boolean =>
  period.from === midnight &&
  periods.some(({ to, purpose }) => isEnd(to) && isShared(purpose, period.purpose));

/** Reports periods that overlap an earlier one or begin in the night; those that end before they begin are reported as such. */
function reportPeriods(
  report: Visit['report'],
  periods: readonly Period[],
  isIgnored: (period: Period) => boolean,
  earliestMessage?: string,
): void {
  const valid: Period[] = [];
  for (const period of periods) {
    if (isIgnored(period)) continue;
    const isNight = period.from < earliest && !isOvernight(period, periods);
    if (isNight && earliestMessage !== undefined) {
      report({ pointer: `${period.at}/from`, message: earliestMessage });
      continue;
    }
    const earlier = valid.find((each) => overlap(each, period) !== undefined);
    if (earlier)
      report({
        pointer: `${period.at}/from`,
        message: `${timesOf(period)} on ${String(overlap(earlier, period))} overlaps ${timesOf(earlier)}; write each period of a department once (one without "department" is for all of them)`,
      });
    valid.push(period);
  }
}

/** Quick test for a text with times that can't be meant, or with opening hours. */
const mayHaveHours = (text: string): boolean => mayHaveTimes(text) || mayHaveDays(text);

/** Reports hours of locations and bookings that overlap or have a day twice, and those of texts that no clock or no location has. */
export const openingHoursContradictory = defineRule({
  meta: {
    id: 'opening-hours-contradictory',
    description:
      'Opening hours of a department do not overlap, and those in texts end after they begin and are those of a location.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    textKinds: ['text', 'html-inline', 'html-block'],
    textTest: mayHaveHours,
    text: (visit) => {
      noteStatedHours(visit);
      const { kind, value, pointer, report } = visit;
      if (!mayHaveTimes(value)) return;
      const { words, placed } = readText(kind, value);
      for (const { within, message } of timeErrors(words))
        report({ pointer, within: placed(within), message });
    },
    site: ({ report }) => {
      const { bookingHours, closedDays = [] } = site.settings?.forms ?? {};
      const at = '/settings/forms/bookingHours';
      const periods = periodsOf(bookingHours, at, 'bookingType');
      reportPeriods(report, periods, isBackwardBooking);
      const closedAt = '/settings/forms/closedDays';
      const found = [...repeatedWeekdays(bookingHours, at), ...repeatedDays(closedDays, closedAt)];
      for (const each of found) report(each);
    },
    data: (visit) => {
      const { report } = visit;
      noteListedHours(visit);
      for (const { entry, pointer } of dataEntries(visit, 'locations')) {
        const { openingHours, holidays } = entry;
        const [hoursAt, daysAt] = [`${pointer}/openingHours`, `${pointer}/holidays`];
        for (const periods of [
          periodsOf(openingHours, hoursAt, 'department'),
          periodsOf(holidays, daysAt, 'department'),
        ])
          reportPeriods(
            report,
            periods,
            isBackward,
            'opens in the night; write the time on a clock of 24 hours, such as 13:00 for 1 pm',
          );
        const found = [
          ...repeatedWeekdays(openingHours, hoursAt),
          ...repeatedHolidays(holidays, daysAt),
        ];
        for (const each of found) report(each);
      }
    },
    end: (visit) => reportClosedHours(visit, site),
  }),
});
