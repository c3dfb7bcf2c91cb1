import { checksCopy } from '@forecourt/copy';
import { instantOf, instantsOf, isCalendarDay, localTime } from '@forecourt/domain';
import type { FieldDefinition, FormContext } from '../definition.ts';
import { bookingHoursError, type DatedForm } from './booking-hours.ts';

/** The same day some years earlier or later; 29 February becomes the 28th where there is none. */
function yearsFrom(isoDay: string, years: number): string {
  const year = String(Number(isoDay.slice(0, 4)) + years).padStart(4, '0');
  const shifted = `${year}${isoDay.slice(4)}`;
  return isCalendarDay(shifted) ? shifted : `${year}-02-28`;
}

/** First and last day that a field takes, both allowed, `2026-03-27`. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

/** Age in years that no applicant exceeds. */
const maxAge = 120;
/** Years ahead that bookings may be. */
const maxYearsAhead = 2;

/**
 * The days that a field takes, for the control's `min` and `max` and for the check: for a birth date
 * by age, for a day in the past or future from today, else the years 1900 to 2099.
 * @param today at the dealer's, YYYY-MM-DD.
 */
export function dateBounds(
  { when, minAge }: Pick<FieldDefinition, 'when' | 'minAge'>,
  today: string,
): DateBounds {
  if (minAge !== undefined)
    return { min: yearsFrom(today, -maxAge), max: yearsFrom(today, -minAge) };
  if (when === 'past') return { min: '1900-01-01', max: today };
  if (when === 'future') return { min: today, max: yearsFrom(today, maxYearsAhead) };
  return { min: '1900-01-01', max: '2099-12-31' };
}

/** The current day at the dealer's. */
const todayOf = ({ timeZone }: DatedForm, { now }: FormContext): string =>
  localTime(instantOf(now), timeZone).slice(0, 10);

/** The error for what is no day of the calendar, with an example that is within the field's bounds. */
export function noDateError(field: FieldDefinition, form: DatedForm, context: FormContext): string {
  const today = todayOf(form, context);
  const { max } = dateBounds(field, today);
  const latest = parseInt(max < today ? max : today);
  return checksCopy(form).date(field.when === 'future' ? latest + 1 : latest - 1);
}

/** The error for a day that exists and is out of bounds. */
function checkBounds(
  field: FieldDefinition,
  isoDay: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  const today = todayOf(form, context);
  const { min, max } = dateBounds(field, today);
  const copy = checksCopy(form);
  if (isoDay > max) {
    if (field.when === 'future') return copy.dayAfter(max);
    if (field.minAge !== undefined)
      return isoDay <= today ? copy.tooYoung(field.minAge) : copy.birthDate(field.minAge);
    return field.when === 'past' ? copy.notPast : copy.yearOutOfRange;
  }
  if (isoDay >= min) return undefined;
  if (field.minAge !== undefined) return copy.birthDate(field.minAge);
  return field.when === 'future' ? copy.notFuture : copy.dayBefore(min);
}

/** The error for a date of a year that no field takes, in terms of what this field takes. */
export function farYearError(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string {
  const isoDay = value.slice(0, 10);
  const own = isCalendarDay(isoDay) && (field.when ?? field.minAge) !== undefined;
  return (own && checkBounds(field, isoDay, form, context)) || checksCopy(form).yearOutOfRange;
}

/** The error for a day that does not exist or is on the wrong side of today at the dealer's. */
export function checkDate(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  if (!isCalendarDay(value)) return noDateError(field, form, context);
  const outside = checkBounds(field, value, form, context);
  if (outside !== undefined || field.when !== 'future') return outside;
  return bookingHoursError(field, form, value);
}

/**
 * The error for a local time at the dealer's: its day does not exist, clocks skip it, or it is past.
 * A time that clocks show twice is past only once both are.
 */
export function checkDateTime(
  field: FieldDefinition,
  value: string,
  form: DatedForm,
  context: FormContext,
): string | undefined {
  const isoDay = value.slice(0, 10);
  if (!isCalendarDay(isoDay)) return noDateError(field, form, context);
  const { min, max } = dateBounds(field, todayOf(form, context));
  if (isoDay > max || (isoDay < min && field.when !== 'future'))
    return checkBounds(field, isoDay, form, context);
  const instants = instantsOf(value, form.timeZone);
  const last = instants.at(-1);
  if (last === undefined) return checksCopy(form).timeSkipped;
  if (field.when !== 'future') return undefined;
  const thisMinute = Math.floor(instantOf(context.now) / 60_000) * 60_000;
  if (last < thisMinute) return checksCopy(form).timePast;
  return bookingHoursError(field, form, value);
}
