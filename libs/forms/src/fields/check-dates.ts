import type { BookingHours } from '@forecourt/block-schemas';
import type { FieldDefinition, FormContext, FormDefinition } from '../definition.ts';
import { instantOf, instantsOf, isRealDay, localTime } from './moments.ts';

type DatedForm = Pick<FormDefinition, 'timeZone' | 'bookingHours'>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const weekdayOf = (isoDay: string) => weekdays[new Date(`${isoDay}T00:00Z`).getUTCDay()]!;

/** 07:30 as people say it: 7.30 am. */
function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Days that follow each other as people say them: Mon to Fri. */
function spokenDays(days: readonly string[]): string {
  const order = [...weekdays.slice(1), weekdays[0]] as readonly string[];
  const at = days.map((day) => order.indexOf(day)).sort((a, b) => a - b);
  const isRun = at.length > 2 && at.every((each, index) => each === at[0]! + index);
  return isRun
    ? `${order[at[0]!]} to ${order[at.at(-1)!]}`
    : at.map((each) => order[each]).join(', ');
}

/** Hours as people say them: Mon, Tue 7.30 am to 4 pm. */
export const spokenHours = (hours: readonly BookingHours[]): string =>
  hours
    .map(({ days, from, to }) => `${spokenDays(days)} ${spokenTime(from)} to ${spokenTime(to)}`)
    .join('; ');

/** What is wrong with the weekday, and the time of day if there is one, of a booking. */
function checkHours(field: FieldDefinition, form: DatedForm, local: string): string | undefined {
  const hours = form.bookingHours.filter(({ bookingType }) => bookingType === field.bookingType);
  if (hours.length === 0) return undefined;
  const [isoDay = '', clock] = local.split('T');
  const open = hours.some(
    ({ days, from, to }) =>
      days.includes(weekdayOf(isoDay)) && (clock === undefined || (clock >= from && clock <= to)),
  );
  return open ? undefined : `We take bookings ${spokenHours(hours)}. Please choose another time.`;
}

const noSuchDay = 'Enter a day that exists, such as 27/03/2026.';

/** What is wrong with a day: it does not exist, or is on the wrong side of today at the dealer's. */
export function checkDate(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  if (!isRealDay(value) || value < '1900') return noSuchDay;
  const today = localTime(instantOf(context.now), form.timeZone).slice(0, 10);
  if (field.when === 'past' && value > today) return 'Enter a day in the past.';
  if (field.when !== 'future') return undefined;
  if (value < today) return 'Choose today or a later day.';
  return checkHours(field, form, value);
}

/**
 * What is wrong with a local time at the dealer's: its day does not exist, clocks leave it out, or
 * it has gone by. A time that clocks show twice is past only once both have gone by.
 */
export function checkDateTime(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  if (!isRealDay(value.slice(0, 10))) return noSuchDay;
  const instants = instantsOf(value, form.timeZone);
  if (instants.length === 0)
    return 'Clocks go forward on that day and leave this time out. Please choose an hour later.';
  if (field.when !== 'future') return undefined;
  const thisMinute = Math.floor(instantOf(context.now) / 60_000) * 60_000;
  if (instants.at(-1)! < thisMinute) return 'That time has gone by. Please choose a later one.';
  return checkHours(field, form, value);
}
