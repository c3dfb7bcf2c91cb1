import type {
  Brand,
  FormPreset,
  ManufacturerLocation,
  Site,
  SiteSettings,
} from '@forecourt/block-schemas';
import type { FormBlockData, FormContext, FormDefinition, FormPage } from '../definition.ts';
import { formDefinition, type FormSite } from '../form-definition.ts';

/** A site in New South Wales with some settings. */
export const site = (settings: SiteSettings = {}, more: Partial<Site> = {}): FormSite => ({
  region: 'AU',
  timeZone: 'Australia/Sydney',
  name: 'Example Motors',
  domains: ['www.example-motors.example'],
  settings,
  ...more,
});

export const page: FormPage = { path: '/contact', pointer: '/blocks/2', pageTitle: 'Contact' };

/** A preset's form under some settings. */
export const presetForm = (
  preset: FormPreset,
  settings?: SiteSettings,
  at: FormPage = page,
): FormDefinition => formDefinition({ preset }, site(settings), at);

/** A form with fields of its own. */
export const ownForm = (data: FormBlockData, settings?: SiteSettings): FormDefinition =>
  formDefinition(data, site(settings), page);

export const dealerships: readonly ManufacturerLocation[] = [
  {
    id: 'wharf-road',
    name: 'Wharf Road',
    address: { state: 'NSW', lat: -32.92, long: 151.77 },
    dealership: { id: '12', slug: 'wharf-road-cars' },
  },
  { id: 'hill-street', name: 'Hill Street' },
];

/** Saturday, a quarter past ten in the morning in Sydney. */
export const context: FormContext = { now: '2026-11-20T23:15:30Z', dealerships };

export const brands: readonly Brand[] = [
  {
    id: 'aldermoor',
    name: 'Aldermoor',
    websites: [{ id: '1', name: 'Aldermoor City', url: 'https://aldermoor.example/service' }],
  },
  {
    id: 'corrie',
    name: 'Corrie',
    websites: [
      { id: '2', name: 'Corrie North', url: 'https://corrie-north.example' },
      { id: '3', name: 'Corrie South', url: 'https://www.example-motors.example/' },
    ],
  },
  { id: 'ostara', name: 'Ostara' },
];

/** Settings that switch on everything that a form can ask beside. */
export const everything: SiteSettings = {
  forms: {
    termsRequired: true,
    optIn: true,
    severalDealerships: true,
    defaultState: 'NSW',
    modelNames: ['Tern', 'Wren'],
  },
  service: {
    intervalRequired: true,
    complimentaryInterval: true,
    serviceTypes: ['Logbook service', 'Repair'],
    repairIssue: true,
    addressFields: true,
    tyreQuote: true,
  },
};
