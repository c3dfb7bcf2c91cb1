import { categoryKey } from '@forecourt/domain';
import { fieldReader } from '../intake/field-reader.ts';
import type { RoutedLead } from '../intake/routed-lead.ts';
import type { Destination, Destinations } from './destinations.ts';

/** Fields that name the dealership or location that a lead is for. */
const locationFields = [
  'location_id',
  'preferred_location_id',
  'dealership_id',
  'dealership_slug',
  'preferredDealership',
  'Service Location',
];

/**
 * Routes leads to every destination of the tenant whose filters they pass. A lead whose location no
 * destination has goes to all that it passes otherwise: a dealer may get one too many, but no lead
 * is lost.
 */
export function routeBy(destinations: Destinations): (lead: RoutedLead) => readonly string[] {
  return (lead) => {
    const wanted = destinationsOf(destinations, lead.tenant).filter(([, each]) =>
      wants(each, lead),
    );
    const own = locationsOf(lead);
    const local = wanted.filter(
      ([, { locations }]) => !locations || locations.some((each) => own.has(each)),
    );
    return (local.length > 0 ? local : wanted).map(([name]) => name);
  };
}

/** Destinations of a tenant with their names. */
const destinationsOf = (destinations: Destinations, tenant: string): [string, Destination][] =>
  Object.entries((Object.hasOwn(destinations, tenant) && destinations[tenant]) || {});

const includes = (categories: readonly string[], category = '') =>
  categories.some((each) => categoryKey(each) === categoryKey(category));

const wants = (
  { categories, subcategories, statuses }: Destination,
  { category, subcategory, status }: RoutedLead,
) =>
  (!categories || includes(categories, category)) &&
  (!subcategories || includes(subcategories, subcategory)) &&
  (!statuses || statuses.includes(status));

function locationsOf({ values }: RoutedLead): ReadonlySet<string> {
  const fields = fieldReader(values);
  return new Set(
    locationFields.map((name) => fields.text(name)).filter((text) => text !== undefined),
  );
}

const minute = 60_000;
/** Longer than a valuation may take, so that the lead with its figure supersedes the one without. */
const amendmentWait = minute / 2;
/** Longer than the lender may take, so that the lead with its answer supersedes the one without. */
const lenderWait = 2 * minute;

/**
 * How long each mail destination of a tenant waits for later revisions of a lead, in milliseconds, by
 * name: one mail goes out when the form is finished, a partial one only if it stays unfinished.
 * Webhooks are not included: they get every revision at once (FRM-6).
 */
export function waitsBy(
  destinations: Destinations,
): (lead: RoutedLead) => Readonly<Record<string, number>> {
  return ({ tenant, status, lender, isAmendedSoon }) => {
    return Object.fromEntries(
      destinationsOf(destinations, tenant).flatMap(([name, destination]): [string, number][] => {
        if (destination.kind !== 'mail') return [];
        if (lender === 'pending') return [[name, lenderWait]];
        if (isAmendedSoon) return [[name, amendmentWait]];
        const isUnfinished = status === 'partial' || lender === 'declined';
        return [[name, isUnfinished ? (destination.unfinishedAfterMinutes ?? 30) * minute : 0]];
      }),
    );
  };
}
