import type {
  DealerLocation,
  FormCategory,
  ManufacturerLocation,
  Site,
} from '@forecourt/block-schemas';
import { distanceKm, visibleLocations } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import type { MapPoint } from './service-offers.ts';

/** What a dealership does that a form is for. */
export type DealershipPurpose = 'sales' | 'service' | 'parts';

const purposes: Partial<Record<FormCategory, DealershipPurpose>> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
};

/** What a dealership has to do to be offered by forms of a category: cars are sold, unless it says otherwise. */
export const purposeOf = (category: FormCategory): DealershipPurpose =>
  purposes[category] ?? 'sales';

/**
 * The dealer's own locations as a dealership field offers them: those that are visible and, with a
 * purpose, do what the form is for. A location that names no types does everything.
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

/** What dealerships a form can choose from, before anything is left out. */
export interface DealershipSources {
  /** The dealer's own locations. */
  readonly places: readonly DealerLocation[];
  /** The manufacturer's network, where the site chooses from it; else empty. */
  readonly network: readonly ManufacturerLocation[];
}

/**
 * The dealerships that forms of a category offer (DSH-1): of the network where one is given, else
 * the dealer's own; those that do what the form is for, or all where none says that it does. Those
 * that the finance settings put at the head of the list come first, then the nearest (FNQ-5).
 * @param from where the visitor is, if known.
 */
export function dealershipsFor(
  category: FormCategory,
  { places, network }: DealershipSources,
  site: Pick<Site, 'settings'>,
  from?: MapPoint,
): { readonly dealerships: readonly ManufacturerLocation[]; readonly fromNetwork: boolean } {
  const purpose = purposeOf(category);
  const fromNetwork = network.length > 0;
  const isFor = ({ location_type: type }: ManufacturerLocation) =>
    type === undefined || type.toLowerCase() === purpose;
  const fitting = fromNetwork ? network.filter(isFor) : dealershipsOf(places, purpose);
  const all = fromNetwork ? network : dealershipsOf(places);
  const offered = fitting.length > 0 ? fitting : all;
  return { dealerships: sortedDealerships(nearestFirst(offered, from), site), fromNetwork };
}

/** Dealerships by their distance from a point; those without coordinates last, in their own order. */
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

/** Dealerships with those first that the site's finance settings put at the head of the list (FNQ-5). */
export function sortedDealerships(
  dealerships: readonly ManufacturerLocation[],
  { settings }: Pick<Site, 'settings'>,
): readonly ManufacturerLocation[] {
  const head = settings?.finance?.headOfListLocationIds ?? [];
  const rank = ({ id }: ManufacturerLocation) =>
    head.includes(id) ? head.indexOf(id) : head.length;
  return dealerships.toSorted((a, b) => rank(a) - rank(b));
}

/** A dealership field that is not asked: hidden, so that a page drawn earlier can still be posted. */
const unasked = ({ name, stepKey }: FieldDefinition): FieldDefinition => ({
  ...{ name, stepKey, type: 'hidden', control: 'hidden', label: '', required: false },
});

/**
 * The form without the question for a dealership where there is only one to choose: it goes out with
 * the lead as if it had been picked.
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
