import type { BookingHours } from '@forecourt/block-schemas';
import { checksCopy, type Copy } from '@forecourt/copy';
import { isClosedDay, weekdayOf, weekdays } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition } from '../definition.ts';

/** Parts of a form that its dates are checked against. */
export type DatedForm = Pick<
  FormDefinition,
  'region' | 'locale' | 'timeZone' | 'bookingHours' | 'closedDays'
>;

type HoursCopy = Copy['openingHours'];

/** Formats weekdays: a run as "Mon to Fri", others one by one. */
function daysText(days: readonly BookingHours['days'][number][], copy: HoursCopy): string {
  const at = days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b);
  const names = at.map((index) => copy.weekdays[index]);
  const isRun = at.length > 2 && at.every((each, index) => each === at[0]! + index);
  return isRun ? copy.days(names[0]!, names.at(-1)!) : names.join(', ');
}

/** Formats opening hours: "Mon to Fri 7:30 am to 5 pm; Sat 8 am to 12 noon". */
export const hoursText = (hours: readonly BookingHours[], copy: HoursCopy): string =>
  hours
    .map(({ days, from, to }) => copy.hours(daysText(days, copy), copy.time(from), copy.time(to)))
    .join('; ');

/** Returns the error for a booking on a closed day, or outside of the hours for its kind. */
export function bookingHoursError(
  field: FieldDefinition,
  form: DatedForm,
  local: string,
): string | undefined {
  const [isoDay = '', clock] = local.split('T');
  if (field.bookingType !== undefined && isClosedDay(isoDay, form.closedDays))
    return checksCopy(form).closed(isoDay);
  const hours = form.bookingHours.filter(({ bookingType }) => bookingType === field.bookingType);
  if (hours.length === 0) return undefined;
  const open = hours.some(
    ({ days, from, to }) =>
      days.includes(weekdays[weekdayOf(isoDay)]!) &&
      (clock === undefined || (clock >= from && clock <= to)),
  );
  if (open) return undefined;
  const copy = checksCopy(form);
  return copy.outOfHours(hoursText(hours, copy.hours));
}
