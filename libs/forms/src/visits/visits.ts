import type { BookingHours, DealerLocation, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import {
  closingTime,
  hasVisitTimes,
  instantOf,
  isFinishedBy,
  lastVisitDay,
  localTime,
  maxDaysClosed,
  usualWeek,
  visibleLocations,
  visitError,
  visitPeriods,
  visitWeek,
  zoneOf,
  type Department,
  type OpenPeriod,
  type VisitRules,
} from '@forecourt/domain';
import type { FieldDefinition, FieldErrors, FormDefinition, FormValues } from '../definition.ts';
import { purposeOf } from './dealerships.ts';
import { checkDateTime } from '../fields/check-dates.ts';
import { requestKindOf } from '../requests/request-kind.ts';

/** The dealer's locations, the site and the time, as far as a form's visits depend on them. */
export interface VisitContext {
  /** Locations with times for visits. */
  readonly yards: readonly DealerLocation[];
  readonly site: Pick<Site, 'settings' | 'timeZone'>;
  readonly now: Date | string;
  /** Location of the car that the form is about. */
  readonly carLocation?: string;
}

type VisitForm = Pick<FormDefinition, 'category' | 'subcategory' | 'preset' | 'fields'>;
type VisitKind = BookingHours['bookingType'];

/** Number of days to choose from by default. */
const usualDays = { 'test-drive': 14, service: 42, appointment: 14 } as const;

/** Returns the field for the time of a visit to the dealer; undefined if a form has none. */
export const visitField = ({
  fields,
}: Pick<FormDefinition, 'fields'>): FieldDefinition | undefined =>
  fields.find(
    ({ type, control, bookingType }) =>
      type === 'datetime' && control === 'input' && bookingType !== undefined,
  );

const kindOf = (form: VisitForm): VisitKind => visitField(form)?.bookingType ?? 'appointment';

/** Returns the department that a visit is to; an appointment's is that of the form's category. */
function departmentOf({ category }: VisitForm, kind: VisitKind): Department {
  if (kind === 'appointment') return purposeOf(category);
  return kind === 'service' ? 'service' : 'sales';
}

/** Returns the rules for the visits that a form asks for, and the number of days to choose from. */
export function visitRules(
  form: VisitForm,
  { settings, timeZone }: VisitContext['site'],
): VisitRules & { readonly days: number } {
  const { testDrives, serviceVisits, appointments, ...forms } = settings?.forms ?? {};
  const { bookingHours = [], closedDays = [] } = forms;
  const kind = kindOf(form);
  const own = { 'test-drive': testDrives, service: serviceVisits, appointment: appointments };
  // A workshop that takes two days to confirm a booking is not offered for tomorrow.
  const usualNotice = kind === 'service' && settings?.service?.callbackPromise ? 48 * 60 : 120;
  const { minutes = 30, noticeMinutes = usualNotice, days = usualDays[kind] } = own[kind] ?? {};
  const isHold = requestKindOf(form) === 'reservation';
  const holdHours = isHold ? settings?.cars?.hold?.hours : undefined;
  return {
    department: departmentOf(form, kind),
    timeZone,
    closedDays,
    minutes,
    noticeMinutes,
    days: holdHours === undefined ? days : maxDaysClosed,
    withinMinutes: holdHours === undefined ? undefined : holdHours * 60,
    bookingHours: bookingHours.filter(({ bookingType }) => bookingType === kind),
  };
}

/** Returns the visible locations with times for a form's visits; none if it asks for no visit. */
export const visitYards = (
  locations: readonly DealerLocation[],
  form: VisitForm,
  site: VisitContext['site'],
): readonly DealerLocation[] =>
  visitField(form)
    ? visibleLocations(locations).filter((location) =>
        hasVisitTimes(location, visitRules(form, site)),
      )
    : [];

/** Returns the field for the work that a visit is for, if the durations of the work are known. */
export const workField = ({
  fields,
}: Pick<FormDefinition, 'fields'>): FieldDefinition | undefined =>
  fields.find(({ optionMinutes }) => optionMinutes !== undefined);

/** Returns the minutes that the chosen work takes; undefined if none is chosen or it is unknown. */
export function workMinutes(
  form: Pick<FormDefinition, 'fields'>,
  work: FormValues[string] | undefined,
): number | undefined {
  const { optionMinutes = {} } = workField(form) ?? {};
  return typeof work === 'string' && Object.hasOwn(optionMinutes, work)
    ? optionMinutes[work]
    : undefined;
}

/**
 * Returns the error for work that is not finished by closing time. Work that takes longer than any day
 * of the usual week has none.
 */
function workError(
  form: FormDefinition,
  values: FormValues,
  yard: DealerLocation,
  local: string,
  rules: VisitRules,
): string | undefined {
  const work = values[workField(form)?.name ?? ''];
  const minutes = workMinutes(form, work);
  const [day = '', clock = ''] = local.split('T');
  const closes = closingTime(yard, day, rules);
  if (minutes === undefined || isFinishedBy(closes, clock, minutes)) return undefined;
  const fits = ({ from, to }: OpenPeriod) => isFinishedBy(to, from, minutes);
  if (!usualWeek(yard, rules.department).some(({ periods }) => periods.some(fits)))
    return undefined;
  const { visitChecks, opening, openingHours } = copyFor(form);
  const { time } = openingHours;
  return visitChecks.service.work(String(work), yard.name, opening.date(day), time(closes));
}

/** Returns the location of a visit: the chosen one, the form's own, the only one, or the car's. */
export function visitYard(
  { fields, given }: Pick<FormDefinition, 'fields' | 'given'>,
  values: FormValues,
  { yards, carLocation }: Pick<VisitContext, 'yards' | 'carLocation'>,
): DealerLocation | undefined {
  const asking = fields.find(({ type, control }) => type === 'dealership' && control !== 'hidden');
  const chosen = asking ? values[asking.name] : (given.location_id ?? carLocation);
  if (chosen === undefined && yards.length === 1) return yards[0];
  return yards.find(({ id }) => id === chosen);
}

/**
 * Returns the error for a time of a visit that the chosen location does not offer. Only the server
 * knows the locations' hours; browsers offer the times of {@link visitRules}.
 */
export function visitErrors(
  form: FormDefinition,
  values: FormValues,
  context: VisitContext,
): FieldErrors {
  const field = visitField(form);
  const value = field && values[field.name];
  const yard = visitYard(form, values, context);
  if (!field || !yard || typeof value !== 'string' || value === '') return {};
  const rules = visitRules(form, context.site);
  // The location's own hours decide, not those of all bookings.
  const unbound = { bookingHours: [], closedDays: [] };
  const zoned = { ...form, ...unbound, timeZone: zoneOf(yard, rules) };
  if (checkDateTime(field, value, zoned, { now: context.now })) return {};
  const carYard = context.yards.find(({ id }) => id === context.carLocation);
  if (kindOf(form) === 'test-drive' && carYard && carYard.id !== yard.id) {
    const today = localTime(instantOf(context.now), zoned.timeZone).slice(0, 10);
    const { elsewhere } = copyFor(form).visitChecks['test-drive'];
    if (value.startsWith(today)) return { [field.name]: elsewhere(carYard.name, yard.name) };
  }
  const reason = visitError(yard, value, context.now, rules);
  if (reason === undefined) {
    const error = workError(form, values, yard, value, rules);
    return error === undefined ? {} : { [field.name]: error };
  }
  const { visitChecks, opening, openingHours } = copyFor(form);
  const checks = visitChecks[kindOf(form)];
  const [isoDay = ''] = value.split('T');
  const day = opening.date(isoDay);
  const periodText = ({ from, to }: OpenPeriod) =>
    opening.period(openingHours.time(from), openingHours.time(to));
  const hours = visitPeriods(yard, isoDay, rules).map(periodText);
  const { weekdays, days } = openingHours;
  const week = visitWeek(yard, rules).flatMap(({ first, last, periods }) => {
    const text = periods.map(periodText).join(' and ');
    return text === ''
      ? []
      : [`${first === last ? weekdays[first] : days(weekdays[first]!, weekdays[last]!)} ${text}`];
  });
  const messages = {
    closed: checks.closed(yard.name, day, week.join(', ')),
    hours: checks.hours(yard.name, day, ...hours),
    notice: checks.notice,
    late: visitChecks.appointment.late(
      opening.date(lastVisitDay(yard, context.now, rules) ?? isoDay),
    ),
  };
  return { [field.name]: messages[reason] };
}
