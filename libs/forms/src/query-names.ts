/**
 * Query parameters that fill a form (FRM-8). One that a form does not ask for is sent with the lead
 * in a hidden input.
 */
export const prefillNames: readonly string[] = [
  'stock_number',
  'selected_car',
  'car_id',
  'vehiclePriceBudget',
  'carPrice',
  'deposit',
  'loanTerm',
  'car_type',
  'preferredDealership',
  'make',
  'model_id',
  'model_name',
  'vehicle',
];

/** Query parameters that name a car for sale or a model. */
export const carForSaleNames: readonly string[] = [
  'stock_number',
  'selected_car',
  'car_id',
  'vehicle',
  'model_id',
];

/** Query parameters that describe a car: the visitor's own, unless a car for sale is named. */
export const carDescriptions: readonly string[] = ['make', 'model_name'];

/** Further names that any form may send: the picked dealership, and a car's finance location. */
const alsoCarried: readonly string[] = ['location_id', 'taurus_dealership_id'];

const campaign = /^utm_[a-z_]{1,30}$/;

/** Returns true for a campaign parameter, such as `utm_source`. */
export const isCampaignName = (name: string): boolean => campaign.test(name);

/** Returns true for a name that any form may send without a field for it. */
export const isCarriedName = (name: string): boolean =>
  prefillNames.includes(name) || alsoCarried.includes(name) || campaign.test(name);

/** Returns true for a query parameter that may fill a form. */
export const isQueryName = (name: string): boolean =>
  prefillNames.includes(name) || campaign.test(name);

/** Equivalent field names by query parameter, best first. */
export const askedAs: Readonly<Record<string, readonly string[]>> = {
  make: ['Make', 'Vehicle Make'],
  model_name: ['Model', 'Vehicle Model'],
};
