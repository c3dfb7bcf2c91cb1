import type { ModelVariant, RunningCostSettings } from '@forecourt/block-schemas';

/** Estimated cost of a year with a model's version, in units of the site's currency. */
export interface RunningCosts {
  /** Fuel and electricity. */
  readonly energy?: number;
  readonly service?: number;
}

/** Distance in km that a year's costs are estimated for, unless the site sets another. */
export const usualKmPerYear = 15_000;

/**
 * Returns the cost of a year with a version. Energy is left out if a price of what it consumes is not
 * set, because a part of the cost would mislead.
 */
export function runningCosts(
  { consumption, service_cost: service }: Pick<ModelVariant, 'consumption' | 'service_cost'>,
  { kmPerYear = usualKmPerYear, ...prices }: RunningCostSettings = {},
): RunningCosts {
  const { petrol, diesel, electricity } = consumption ?? {};
  const used = [
    [petrol, prices.petrolPrice],
    [diesel, prices.dieselPrice],
    [electricity, prices.electricityPrice],
  ].filter(([amount]) => amount !== undefined);
  const isKnown = used.length > 0 && used.every(([, price]) => price !== undefined);
  const per100Km = used.reduce((sum, [amount = 0, price = 0]) => sum + amount * price, 0);
  return {
    ...(isKnown && { energy: Math.round((per100Km * kmPerYear) / 100) }),
    ...(service !== undefined && { service }),
  };
}
