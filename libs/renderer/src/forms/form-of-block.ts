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
import { dealershipsOf, formDefinition, presetOf, sortedDealerships } from '@forecourt/forms';
import type { DealershipPurpose, FormDefinition, FormPlace } from '@forecourt/forms';

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

/** The dealer's places that look after cars, as far as they are known. */
export const serviceDealerships = (ask: Ask): readonly ManufacturerLocation[] =>
  dealershipsOf((ask(ownPlaces) ?? []) as readonly DealerLocation[], 'service');

/** What a form asks of the dealer's data: nothing, unless its fields choose from it. */
export function formQueries(data: FormData, site: Site): readonly DataQuery[] {
  const form = formDefinition(data, site, { path: '/' });
  return [
    ...(isWizard(data, site) ? [brandsQuery] : []),
    ...(asksDealership(form) ? [network] : []),
    ...(asksDealership(form) || offersRideWith(form, site) ? [ownPlaces] : []),
  ];
}

/** Whether a block is a form, of whichever of the two types. */
export const isForm = (block: AnyBlock): block is AnyBlock & { data: FormData } =>
  block.type === 'form' || block.type === 'formBuilder';

/**
 * The id that a form is posted under: the block's own, else its number among the page's forms. Forms
 * that say the same word by word are one.
 */
export function formIdOf(
  block: { readonly id?: string; readonly data: FormData },
  blocks: readonly AnyBlock[],
): string {
  if (block.id) return block.id;
  const forms = blocks.filter(isForm);
  const index = forms.findIndex(({ data }) => data === block.data);
  if (index >= 0) return `form-${index + 1}`;
  // What a component makes is made anew each time: it is known by what it says.
  const text = JSON.stringify(block.data);
  return `form-${forms.findIndex(({ data }) => JSON.stringify(data) === text) + 1}`;
}

const purposes: Partial<Record<FormDefinition['category'], DealershipPurpose>> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
  'Finance Enquiry': 'sales',
  'Test Drive Booking': 'sales',
};

/** A block's form as it stands on its page; the same for drawing and for what is posted to it. */
export function formOfBlock(
  block: { readonly id?: string; readonly data: FormData },
  around: FormSurroundings,
): PlacedForm {
  const { site, page, blocks, ask } = around;
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
  return asksDealership(form)
    ? { form, ...dealershipsFor(form, site, ask) }
    : { form, dealerships: [] };
}

/** The network where the site stands for several dealerships, else the dealer's own places. */
function dealershipsFor(form: FormDefinition, site: Site, ask: Ask) {
  const all = (ask(network) ?? []) as readonly ManufacturerLocation[];
  if (site.settings?.forms?.severalDealerships && all.length > 0)
    return { dealerships: sortedDealerships(all, site), fromNetwork: true };
  const places = (ask(ownPlaces) ?? []) as readonly DealerLocation[];
  return { dealerships: sortedDealerships(dealershipsOf(places, purposes[form.category]), site) };
}
