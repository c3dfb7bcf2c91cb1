import type { DealerLocation, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import {
  hasVisitTimes,
  visibleLocations,
  visitFault,
  visitPeriods,
  zoneOf,
  type VisitRules,
} from '@forecourt/domain';
import type { FieldDefinition, FieldErrors, FormDefinition, FormValues } from './definition.ts';
import { checkDateTime } from './fields/check-dates.ts';

/** The dealer's locations as far as a form's visits depend on them. */
export interface VisitPlace {
  /** Locations with times for visits. */
  readonly yards: readonly DealerLocation[];
  readonly site: Pick<Site, 'settings' | 'timeZone'>;
  readonly now: Date | string;
  /** Location of the car that the form is about. */
  readonly carLocation?: string;
}

/** Number of days that test drives are offered ahead by default. */
const usualDays = 14;

/** Returns a form's field for the time of a test drive; undefined if it has none. */
export const visitField = ({
  fields,
}: Pick<FormDefinition, 'fields'>): FieldDefinition | undefined =>
  fields.find(
    ({ type, control, bookingType }) =>
      type === 'datetime' && control === 'input' && bookingType === 'test-drive',
  );

/** Returns the rules for a site's test drives, and the number of days to choose from. */
export function visitRules({
  settings,
  timeZone,
}: Pick<Site, 'settings' | 'timeZone'>): VisitRules & { readonly days: number } {
  const { testDrives = {}, bookingHours = [], closedDays = [] } = settings?.forms ?? {};
  return {
    ...{ department: 'sales', timeZone, closedDays },
    minutes: testDrives.minutes ?? 30,
    noticeMinutes: testDrives.noticeMinutes ?? 120,
    days: testDrives.days ?? usualDays,
    bookingHours: bookingHours.filter(({ bookingType }) => bookingType === 'test-drive'),
  };
}

/** Returns the visible locations with times for test drives. */
export const visitYards = (
  locations: readonly DealerLocation[],
  site: VisitPlace['site'],
): readonly DealerLocation[] =>
  visibleLocations(locations).filter((location) => hasVisitTimes(location, visitRules(site)));

/** Returns the location of a visit: the chosen one, the form's own, the only one, or the car's. */
export function visitYard(
  { fields, given }: Pick<FormDefinition, 'fields' | 'given'>,
  values: FormValues,
  { yards, carLocation }: Pick<VisitPlace, 'yards' | 'carLocation'>,
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
  place: VisitPlace,
): FieldErrors {
  const field = visitField(form);
  const value = field && values[field.name];
  const yard = visitYard(form, values, place);
  if (!field || !yard || typeof value !== 'string' || value === '') return {};
  const rules = visitRules(place.site);
  const zoned = { ...form, timeZone: zoneOf(yard, rules) };
  if (checkDateTime(field, value, zoned, { now: place.now })) return {};
  const fault = visitFault(yard, value, place.now, rules);
  if (fault === undefined) return {};
  const { visitChecks, opening, openingHours } = copyFor(form);
  const [isoDay = ''] = value.split('T');
  const day = opening.date(isoDay);
  const hours = visitPeriods(yard, isoDay, rules).map(({ from, to }) =>
    opening.period(openingHours.time(from), openingHours.time(to)),
  );
  const messages = {
    closed: visitChecks.closed(yard.name, day),
    hours: visitChecks.hours(yard.name, day, ...hours),
    notice: visitChecks.notice,
  };
  return { [field.name]: messages[fault] };
}
