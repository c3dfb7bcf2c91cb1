import { fieldReader } from '../intake/field-reader.ts';
import type { RoutedLead } from '../intake/intake.ts';
import type { Destination, Destinations } from './destinations.ts';

/** Fields that name the dealership or the place that a lead is for. */
const placeFields = [
  'location_id',
  'preferred_location_id',
  'dealership_id',
  'dealership_slug',
  'preferredDealership',
  'Service Location',
];

/**
 * Decides where leads go: to every destination of the tenant whose filters let it through. A lead
 * that no destination wants on account of its place goes to all that want it otherwise: a dealer may
 * get one too many, but nobody's lead goes to no one.
 */
export function routeBy(destinations: Destinations): (lead: RoutedLead) => readonly string[] {
  return (lead) => {
    const named = Object.hasOwn(destinations, lead.tenant) ? destinations[lead.tenant]! : {};
    const wanted = Object.entries(named).filter(([, each]) => wants(each, lead));
    const places = placesOf(lead);
    const near = wanted.filter(
      ([, { locations }]) => !locations || locations.some((each) => places.has(each)),
    );
    return (near.length > 0 ? near : wanted).map(([name]) => name);
  };
}

/** `Careers Enquiry` and `careers-enquiry` are one name. */
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
const includes = (names: readonly string[], name = '') =>
  names.some((each) => plain(each) === plain(name));

const wants = (
  { categories, subcategories, statuses }: Destination,
  { category, subcategory, status }: RoutedLead,
) =>
  (!categories || includes(categories, category)) &&
  (!subcategories || includes(subcategories, subcategory)) &&
  (!statuses || statuses.includes(status));

function placesOf({ values }: RoutedLead): ReadonlySet<string> {
  const fields = fieldReader(values);
  return new Set(placeFields.map((name) => fields.text(name)).filter((text) => text !== undefined));
}

const minute = 60_000;
/** Longer than the lender may take, so that its answer takes the place of the bare application. */
const lenderWait = 2 * minute;

/**
 * How long each mail destination of a tenant waits for what else comes of a lead, in milliseconds, by
 * name: one mail goes out when the form is finished, a partial one only if it stays unfinished.
 * Webhooks are not among them: they get every revision at once (FRM-6).
 */
export function waitsBy(
  destinations: Destinations,
): (lead: RoutedLead) => Readonly<Record<string, number>> {
  return ({ tenant, status, lender }) => {
    const named = Object.hasOwn(destinations, tenant) ? destinations[tenant]! : {};
    return Object.fromEntries(
      Object.entries(named).flatMap(([name, destination]): [string, number][] => {
        if (destination.kind !== 'mail') return [];
        if (lender === 'pending') return [[name, lenderWait]];
        const isUnfinished = status === 'partial' || lender === 'declined';
        return [[name, isUnfinished ? (destination.unfinishedAfterMinutes ?? 30) * minute : 0]];
      }),
    );
  };
}
