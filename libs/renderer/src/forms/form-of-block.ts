import { isFormBlock } from '@forecourt/block-schemas';
import type {
  AnyBlock,
  Brand,
  DataQuery,
  DealerLocation,
  FormData,
  ManufacturerLocation,
  Page,
  Site,
} from '@forecourt/block-schemas';
import {
  dealershipsFor,
  formDefinition,
  presetOf,
  serviceLocations,
  withOnlyDealership,
} from '@forecourt/forms';
import type { FormDefinition, FormPlace, MapPoint } from '@forecourt/forms';

/** What asks for the dealer's data; undefined where its source gave no answer. */
export type Ask = <Q extends DataQuery>(query: Q) => unknown;

/** A form with the dealerships that its fields choose from. */
export interface PlacedForm {
  readonly form: FormDefinition;
  readonly dealerships: readonly ManufacturerLocation[];
  /** Whether these are the network's, and not the dealer's own places. */
  readonly fromNetwork?: boolean;
}

/** What a form is made of besides its block. */
export interface FormSurroundings {
  readonly site: Site;
  readonly page: Pick<Page, 'path' | 'title' | 'pageType'>;
  /** Every block of the page, nested ones too. */
  readonly blocks: readonly AnyBlock[];
  readonly ask: Ask;
  /** Where the visitor is, as far as they said; dealerships are listed nearest first. */
  readonly from?: MapPoint;
}

const brandsQuery: DataQuery = { kind: 'brands' };
const ownPlaces: DataQuery = { kind: 'locations' };
const network: DataQuery = { kind: 'manufacturerLocations' };

const isWizard = (data: FormData, { settings }: Pick<Site, 'settings'>) =>
  presetOf(data) === 'service-booking' && settings?.service?.variant === 'wizard';

/** Whether one of the form's fields chooses among dealerships. */
export const asksDealership = ({ fields }: FormDefinition) =>
  fields.some(({ type }) => type === 'dealership');

/** Whether a form is a booking that the free ride stands beside. */
const offersRideWith = ({ category }: FormDefinition, { settings }: Pick<Site, 'settings'>) =>
  category === 'Service Booking' && settings?.service?.freeRide !== undefined;

/** The dealer's locations that look after cars, as far as they are known. */
export const serviceDealerships = (ask: Ask): readonly ManufacturerLocation[] =>
  serviceLocations((ask(ownPlaces) ?? []) as readonly DealerLocation[]);

/** Whether visitors choose from the manufacturer's network, and not from the dealer's own locations. */
const choosesFromNetwork = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings?.forms?.dealershipChoice === 'network';

/** What a form asks of the dealer's data: nothing, unless its fields choose from it. */
export function formQueries(data: FormData, site: Site): readonly DataQuery[] {
  const form = formDefinition(data, site, { path: '/' });
  return [
    ...(isWizard(data, site) ? [brandsQuery] : []),
    ...(asksDealership(form) && choosesFromNetwork(site) ? [network] : []),
    ...(asksDealership(form) || offersRideWith(form, site) ? [ownPlaces] : []),
  ];
}

/**
 * The id that a form is posted under: the block's own, else its number among the page's forms. Forms
 * that say the same word by word are one.
 */
export function formIdOf(
  block: { readonly id?: string; readonly data: FormData },
  blocks: readonly AnyBlock[],
): string {
  if (block.id) return block.id;
  const forms = blocks.filter(isFormBlock);
  const index = forms.findIndex(({ data }) => data === block.data);
  if (index >= 0) return `form-${index + 1}`;
  // What a component makes is made anew each time: it is known by what it says.
  const text = JSON.stringify(block.data);
  return `form-${forms.findIndex(({ data }) => JSON.stringify(data) === text) + 1}`;
}

/** A block's form as it stands on its page; the same for drawing and for what is posted to it. */
export function formOfBlock(
  block: { readonly id?: string; readonly data: FormData },
  around: FormSurroundings,
): PlacedForm {
  const { site, page, blocks, ask, from } = around;
  const brands = isWizard(block.data, site)
    ? (ask(brandsQuery) as readonly Brand[] | undefined)
    : undefined;
  const place: FormPlace = {
    path: page.path,
    pageTitle: page.title,
    id: formIdOf(block, blocks),
    ...(page.pageType && { pageType: page.pageType }),
    ...(brands && { brands }),
  };
  const form = formDefinition(block.data, site, place);
  if (!asksDealership(form)) return { form, dealerships: [] };
  const places = (ask(ownPlaces) ?? []) as readonly DealerLocation[];
  const all = choosesFromNetwork(site)
    ? ((ask(network) ?? []) as readonly ManufacturerLocation[])
    : [];
  const { dealerships, fromNetwork } = dealershipsFor(
    form.category,
    { places, network: all },
    site,
    from,
  );
  return {
    form: withOnlyDealership(form, dealerships),
    dealerships,
    ...(fromNetwork && { fromNetwork }),
  };
}
