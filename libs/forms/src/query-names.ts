/**
 * Names that the query of a page fills a form with (FRM-8). Where a form does not ask for one it is
 * carried along in a hidden input and goes out with the lead.
 */
export const prefillNames: readonly string[] = [
  'stock_number',
  'selected_car',
  'car_id',
  'vehiclePriceBudget',
  'car_type',
  'preferredDealership',
  'make',
  'model_id',
  'model_name',
  'vehicle',
];

/** Those that name a car for sale, or a model that the visitor wants. */
export const carForSaleNames: readonly string[] = [
  'stock_number',
  'selected_car',
  'car_id',
  'vehicle',
  'model_id',
];

/** Those that describe a car, which may be the visitor's own where no car for sale is named. */
export const carDescriptions: readonly string[] = ['make', 'model_name'];

/** Names beside them that a form carries along: the picked dealership, and a car's finance location. */
const carriedBeside: readonly string[] = ['location_id', 'taurus_dealership_id'];

const campaign = /^utm_[a-z_]{1,30}$/;

/** Whether a name says which campaign brought the visitor. */
export const isCampaignName = (name: string): boolean => campaign.test(name);

/** Whether a name may come with any form, though no field asks for it. */
export const isCarriedName = (name: string): boolean =>
  prefillNames.includes(name) || carriedBeside.includes(name) || campaign.test(name);

/** Whether the query of a page may fill a form with this name. */
export const isQueryName = (name: string): boolean =>
  prefillNames.includes(name) || campaign.test(name);

/** Other names under which forms ask for what the query names so, best first. */
export const askedAs: Readonly<Record<string, readonly string[]>> = {
  make: ['Make', 'Vehicle Make'],
  model_name: ['Model', 'Vehicle Model'],
};
