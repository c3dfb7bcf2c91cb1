import type {
  DealerLocation,
  FormCategory,
  ManufacturerLocation,
  Site,
} from '@forecourt/block-schemas';
import { distanceKm, visibleLocations } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import type { MapPoint } from './service-offers.ts';

/** Department of a dealership that a form is for. */
export type DealershipPurpose = 'sales' | 'service' | 'parts';

const purposes: Partial<Record<FormCategory, DealershipPurpose>> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
};

/** Returns the department that forms of a category are for; sales by default. */
export const purposeOf = (category: FormCategory): DealershipPurpose =>
  purposes[category] ?? 'sales';

/**
 * Returns the dealer's own locations as options of a dealership field: the visible ones and, with a
 * purpose, those with that department. A location without types has all departments.
 */
export const dealershipsOf = (
  locations: readonly DealerLocation[],
  purpose?: DealershipPurpose,
): readonly ManufacturerLocation[] =>
  visibleLocations(locations)
    .filter(({ location_type: types }) => !purpose || !types || types.includes(purpose))
    .map(({ id, name, address = {} }) => {
      const { street, city, state, postcode, lat, long } = address;
      return { id, name, address: { street, city, state, postcode, lat, long } };
    });

/** The dealer's visible locations that service cars. */
export const serviceLocations = (
  locations: readonly DealerLocation[],
): readonly ManufacturerLocation[] => dealershipsOf(locations, 'service');

/** Dealerships that a form can offer, before filtering. */
export interface DealershipSources {
  /** The dealer's own locations. */
  readonly own: readonly DealerLocation[];
  /** The manufacturer's network, where the site chooses from it; else empty. */
  readonly network: readonly ManufacturerLocation[];
}

/**
 * Returns the dealerships that forms of a category offer (DSH-1): of the network if there is one,
 * else the dealer's own; those with the form's department, or all if none has it. Those at the head
 * of the list in the finance settings come first, then the nearest (FNQ-5).
 * @param from where the visitor is, if known.
 */
export function dealershipsFor(
  category: FormCategory,
  { own, network }: DealershipSources,
  site: Pick<Site, 'settings'>,
  from?: MapPoint,
): { readonly dealerships: readonly ManufacturerLocation[]; readonly fromNetwork: boolean } {
  const purpose = purposeOf(category);
  const fromNetwork = network.length > 0;
  const isFor = ({ location_type: type }: ManufacturerLocation) =>
    type === undefined || type.toLowerCase() === purpose;
  const fitting = fromNetwork ? network.filter(isFor) : dealershipsOf(own, purpose);
  const all = fromNetwork ? network : dealershipsOf(own);
  const offered = fitting.length > 0 ? fitting : all;
  return { dealerships: sortedDealerships(nearestFirst(offered, from), site), fromNetwork };
}

/** Sorts dealerships by distance from a point; those without coordinates come last. */
function nearestFirst(
  dealerships: readonly ManufacturerLocation[],
  from: MapPoint | undefined,
): readonly ManufacturerLocation[] {
  if (!from) return dealerships;
  const away = ({ address: { lat, long } = {} }: ManufacturerLocation) =>
    lat === undefined || long === undefined ? Infinity : distanceKm(from.lat, from.lng, lat, long);
  const order = (a: number, b: number) => (a === b ? 0 : a - b);
  return dealerships.toSorted((a, b) => order(away(a), away(b)));
}

/** Sorts dealerships: those at the head of the list in the site's finance settings first (FNQ-5). */
export function sortedDealerships(
  dealerships: readonly ManufacturerLocation[],
  { settings }: Pick<Site, 'settings'>,
): readonly ManufacturerLocation[] {
  const head = settings?.finance?.headOfListLocationIds ?? [];
  const rank = ({ id }: ManufacturerLocation) =>
    head.includes(id) ? head.indexOf(id) : head.length;
  return dealerships.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns a hidden dealership field, so that a page rendered earlier can still be posted. */
const unasked = ({ name, stepKey }: FieldDefinition): FieldDefinition => ({
  name,
  stepKey,
  type: 'hidden',
  control: 'hidden',
  label: '',
  required: false,
});

/**
 * Returns the form without the dealership question if there is only one dealership, which is sent
 * with the lead as if it had been picked.
 */
export function withOnlyDealership(
  form: FormDefinition,
  dealerships: readonly ManufacturerLocation[],
): FormDefinition {
  const [only, ...others] = dealerships;
  const isAsking = ({ type }: FieldDefinition) => type === 'dealership';
  if (!only || others.length > 0 || !form.fields.some(isAsking)) return form;
  const names = form.fields.filter(isAsking).map(({ name }) => [name, only.name]);
  return {
    ...form,
    fields: form.fields.map((field) => (isAsking(field) ? unasked(field) : field)),
    given: { ...form.given, location_id: only.id, ...Object.fromEntries(names) },
  };
}

/**
 * Returns the form of a visit for a dealer with one yard to visit and no dealership question: its lead
 * goes to that yard, unless the page has named another.
 */
export function withOnlyYard(
  form: FormDefinition,
  yards: readonly Pick<DealerLocation, 'id' | 'name'>[],
): FormDefinition {
  const [only, ...others] = yards;
  if (!only || others.length > 0 || form.given.location_id !== undefined) return form;
  return { ...form, given: { ...form.given, location_id: only.id, dealership_name: only.name } };
}
