import type { BookingHours } from '@forecourt/block-schemas';
import type { FieldDefinition, FormContext, FormDefinition } from '../definition.ts';
import { instantOf, instantsOf, isRealDay, localTime } from './moments.ts';

type DatedForm = Pick<FormDefinition, 'timeZone' | 'bookingHours' | 'closedDays'>;

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

/** The message for a booking on a closed day, or outside of the hours for its kind. */
function checkHours(field: FieldDefinition, form: DatedForm, local: string): string | undefined {
  const [isoDay = '', clock] = local.split('T');
  const isClosed = form.closedDays?.some((day) => day === isoDay || day === isoDay.slice(5));
  if (isClosed && field.bookingType !== undefined)
    return `We’re closed on ${written(isoDay)}. Please choose another day.`;
  const hours = form.bookingHours.filter(({ bookingType }) => bookingType === field.bookingType);
  if (hours.length === 0) return undefined;
  const open = hours.some(
    ({ days, from, to }) =>
      days.includes(weekdayOf(isoDay)) && (clock === undefined || (clock >= from && clock <= to)),
  );
  return open ? undefined : `We take bookings ${spokenHours(hours)}. Please choose another time.`;
}

const noSuchDay = 'Enter a day that exists, such as 27/03/2026.';

/** 2026-03-27 as people write it here: 27/03/2026. */
const written = (isoDay: string): string => isoDay.split('-').toReversed().join('/');

/** The same day some years earlier or later; 29 February becomes the 28th where there is none. */
function yearsFrom(isoDay: string, years: number): string {
  const year = String(Number(isoDay.slice(0, 4)) + years).padStart(4, '0');
  const shifted = `${year}${isoDay.slice(4)}`;
  return isRealDay(shifted) ? shifted : `${year}-02-28`;
}

/** First and last day that a field takes, both allowed, `2026-03-27`. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

/** Nobody is older. */
const longestLife = 120;
/** Nothing is booked further ahead. */
const yearsAhead = 2;

/**
 * The days that a field takes, for the control's `min` and `max` and for the check: for a birth date
 * by age, for a day in the past or future from today at the dealer's, else the years 1900 to 2099.
 */
export function dateBounds(
  { when, minAge }: Pick<FieldDefinition, 'when' | 'minAge'>,
  { timeZone }: Pick<FormDefinition, 'timeZone'>,
  { now }: Pick<FormContext, 'now'>,
): DateBounds {
  const today = localTime(instantOf(now), timeZone).slice(0, 10);
  if (minAge !== undefined)
    return { min: yearsFrom(today, -longestLife), max: yearsFrom(today, -minAge) };
  if (when === 'past') return { min: '1900-01-01', max: today };
  if (when === 'future') return { min: today, max: yearsFrom(today, yearsAhead) };
  return { min: '1900-01-01', max: '2099-12-31' };
}

/** What is wrong with a day that exists and is out of bounds. */
function checkBounds(
  field: FieldDefinition,
  isoDay: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  const { min, max } = dateBounds(field, form, context);
  if (isoDay > max) {
    if (field.when === 'future') return `Choose a day no later than ${written(max)}.`;
    const today = dateBounds({ when: 'past' }, form, context).max;
    if (field.minAge !== undefined && isoDay <= today)
      return `You must be ${field.minAge} or older to apply.`;
    return field.when === 'past' ? 'Enter a day in the past.' : noSuchDay;
  }
  if (isoDay < min)
    return field.when === 'future'
      ? 'Choose today or a later day.'
      : `Enter a day from ${written(min)} on.`;
  return undefined;
}

/** What is wrong with a day: it does not exist, or is on the wrong side of today at the dealer's. */
export function checkDate(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  if (!isRealDay(value)) return noSuchDay;
  const outside = checkBounds(field, value, form, context);
  if (outside !== undefined || field.when !== 'future') return outside;
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
  const isoDay = value.slice(0, 10);
  if (!isRealDay(isoDay)) return noSuchDay;
  const { min, max } = dateBounds(field, form, context);
  if (isoDay > max || (isoDay < min && field.when !== 'future'))
    return checkBounds(field, isoDay, form, context);
  const instants = instantsOf(value, form.timeZone);
  if (instants.length === 0)
    return 'Clocks go forward on that day and leave this time out. Please choose an hour later.';
  if (field.when !== 'future') return undefined;
  const thisMinute = Math.floor(instantOf(context.now) / 60_000) * 60_000;
  if (instants.at(-1)! < thisMinute) return 'That time has gone by. Please choose a later one.';
  return checkHours(field, form, value);
}
