import { isFormBlock } from '@forecourt/block-schemas';
import type {
  AnswerTo,
  AnyBlock,
  Car,
  DataQuery,
  DealerLocation,
  FormData,
  ManufacturerLocation,
  Page,
  Site,
} from '@forecourt/block-schemas';
import {
  bookableDealerships,
  dealershipsFor,
  formDefinition,
  presetOf,
  dependsOnHours,
  requestKindOf,
  serviceLocations,
  visitField,
  visitYards,
  withCallInstead,
  withOnlyDealership,
  withOnlyYard,
} from '@forecourt/forms';
import type { FormDefinition, MapPoint } from '@forecourt/forms';

/** Returns the answer to a query of the dealer's data; undefined if its source is unavailable. */
export type Ask = <Q extends DataQuery>(query: Q) => AnswerTo<Q> | undefined;

/** A form with the dealerships for its fields. */
export interface PlacedForm {
  readonly form: FormDefinition;
  readonly dealerships: readonly ManufacturerLocation[];
  /** True if these are the network's dealerships, not the dealer's own locations. */
  readonly fromNetwork?: boolean;
  /** The dealer's own locations, as far as the form depends on them. */
  readonly locations?: readonly DealerLocation[];
  /** Locations whose hours bound the time that the form asks for; empty or absent without one. */
  readonly yards?: readonly DealerLocation[];
  /** The car of the page that contains the form. */
  readonly car?: Car;
  /** The cars of a page about several. */
  readonly cars?: readonly Car[];
}

/** Context of a form on its page. */
export interface FormOnPage {
  readonly site: Site;
  readonly page: Pick<Page, 'path' | 'title' | 'pageType'>;
  /** Every block of the page, including nested ones. */
  readonly blocks: readonly AnyBlock[];
  readonly ask: Ask;
  /** The visitor's location, if known; dealerships are listed nearest first. */
  readonly from?: MapPoint;
}

const brandsQuery = { kind: 'brands' } satisfies DataQuery;
const locationsQuery = { kind: 'locations' } satisfies DataQuery;
const network = { kind: 'manufacturerLocations' } satisfies DataQuery;

const isWizard = (data: FormData, { settings }: Pick<Site, 'settings'>) =>
  presetOf(data) === 'service-booking' && settings?.service?.variant === 'wizard';

/** True if one of the form's fields asks for a dealership. */
export const asksDealership = ({ fields }: FormDefinition) =>
  fields.some(({ type }) => type === 'dealership');

/** True if the free ride is offered beside the form, a service booking. */
const offersRideWith = ({ category }: FormDefinition, { settings }: Pick<Site, 'settings'>) =>
  category === 'Service Booking' && settings?.service?.freeRide !== undefined;

/** Returns the dealer's own locations; none if their source is unavailable or was not asked. */
const ownLocations = (ask: Ask): readonly DealerLocation[] => ask(locationsQuery) ?? [];

/** Returns the dealer's known service locations. */
export const serviceDealerships = (ask: Ask): readonly ManufacturerLocation[] =>
  serviceLocations(ownLocations(ask));

/** True if visitors choose from the manufacturer's network, not the dealer's own locations. */
const choosesFromNetwork = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings?.forms?.dealershipChoice === 'network';

/** Returns a form's queries of the dealer's data; none unless its fields need it. */
export function formQueries(data: FormData, site: Site): readonly DataQuery[] {
  const form = formDefinition(data, site, { path: '/' });
  const needsLocations =
    asksDealership(form) ||
    visitField(form) !== undefined ||
    offersRideWith(form, site) ||
    dependsOnHours(site, requestKindOf(form));
  return [
    ...(isWizard(data, site) ? [brandsQuery] : []),
    ...(asksDealership(form) && choosesFromNetwork(site) ? [network] : []),
    ...(needsLocations ? [locationsQuery] : []),
  ];
}

/**
 * Returns the id for posts of a form: the block's own, else its number among the page's forms.
 * Identical forms share an id.
 */
export function formIdOf(
  block: { readonly id?: string; readonly data: FormData },
  blocks: readonly AnyBlock[],
): string {
  // An id that the renderer gave the block's element is no part of the page.
  if (block.id && blocks.some(({ id }) => id === block.id)) return block.id;
  const forms = blocks.filter(isFormBlock);
  const index = forms.findIndex(({ data }) => data === block.data);
  if (index >= 0) return `form-${index + 1}`;
  // Expanding a component creates new objects each time, so compare by value.
  const text = JSON.stringify(block.data);
  return `form-${forms.findIndex(({ data }) => JSON.stringify(data) === text) + 1}`;
}

/** Returns a block's form on its page, for rendering as well as for posts. */
export function formOfBlock(
  block: { readonly id?: string; readonly data: FormData },
  context: FormOnPage,
): PlacedForm {
  const { site, page, blocks, ask, from } = context;
  const brands = isWizard(block.data, site) ? ask(brandsQuery) : undefined;
  const form = formDefinition(block.data, site, {
    path: page.path,
    pageTitle: page.title,
    id: formIdOf(block, blocks),
    pageType: page.pageType,
    brands,
  });
  const locations = ownLocations(ask);
  const yards = visitYards(locations, form, site);
  if (!asksDealership(form))
    return { form: withOnlyYard(form, yards), dealerships: [], locations, yards };
  const others = choosesFromNetwork(site) ? (ask(network) ?? []) : [];
  const { dealerships: all, fromNetwork } = dealershipsFor(
    form.category,
    { own: locations, network: others },
    site,
    from,
  );
  // Other dealerships of a network are not the dealer's to leave out.
  const dealerships = fromNetwork ? all : bookableDealerships(all, yards);
  const offered = withOnlyDealership(form, dealerships);
  const unbookable = locations.filter(
    ({ id }) => all.some((each) => each.id === id) && !dealerships.some((each) => each.id === id),
  );
  return {
    form: withCallInstead(offered, unbookable, site),
    dealerships,
    fromNetwork,
    locations,
    yards,
  };
}
