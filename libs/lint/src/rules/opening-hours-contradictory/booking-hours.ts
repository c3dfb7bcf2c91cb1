import type { Site } from '@forecourt/block-schemas';
import { isBackwardBooking, periodsOf } from '../../rule-api/periods.ts';
import type { RuleReport } from '../../rule-api/rule.ts';
import { placesOfDays, weekdays } from './weekdays.ts';

/** Hours of a department, as the data have them. */
export type ListedHours = {
  readonly department: string;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
};

/** Returns reports of booking hours on days and at times at which no department of any location is open. */
export function closedBookings(
  site: Site,
  listed: readonly ListedHours[],
): readonly Pick<RuleReport, 'pointer' | 'message'>[] {
  const at = '/settings/forms/bookingHours';
  const bookings = periodsOf(site.settings?.forms?.bookingHours, at, 'bookingType');
  return bookings.flatMap((booking) => {
    if (isBackwardBooking(booking)) return [];
    const problems = placesOfDays(booking.days).flatMap((day): string[] => {
      const open = listed.filter((each) => each.days.includes(day));
      if (open.length === 0) return [`no location is open on ${weekdays[day]!}`];
      const [first] = open.map(({ from }) => from).sort();
      const last = open
        .map(({ to }) => to)
        .sort()
        .at(-1)!;
      return booking.from < first! || booking.to > last
        ? [`the locations are open from ${first!} to ${last} on ${weekdays[day]!}`]
        : [];
    });
    if (problems[0] === undefined) return [];
    const message = `forms offer these times, but ${problems[0]}; correct them, or the hours in data/locations.json`;
    return [{ pointer: booking.at, message }];
  });
}
