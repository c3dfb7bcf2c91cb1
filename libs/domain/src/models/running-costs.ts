import type { ModelVariant, RunningCostSettings } from '@forecourt/block-schemas';

/** Estimated cost of a year with a model's version, in units of the site's currency. */
export interface RunningCosts {
  /** Fuel and electricity. */
  readonly energy?: number;
  /** Road user charges, of cars that pay them by distance. */
  readonly roadUse?: number;
  readonly service?: number;
}

/** Distance in km that a year's costs are estimated for, unless the site sets another. */
export const usualKmPerYear = 15_000;

type Consumption = ModelVariant['consumption'];

/**
 * Returns the road user charge of 1,000 km: petrol is taxed at the pump, diesel and electricity are not.
 * Undefined if the rate or what the car consumes is not known.
 */
export function roadUserChargeOf(
  { petrol, diesel, electricity }: NonNullable<Consumption>,
  { roadUserCharge, plugInRoadUserCharge = roadUserCharge }: RunningCostSettings = {},
): number | undefined {
  if (diesel === undefined && electricity === undefined)
    return petrol === undefined || roadUserCharge === undefined ? undefined : 0;
  return petrol === undefined ? roadUserCharge : plugInRoadUserCharge;
}

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
  const roadUse = roadUserChargeOf(consumption ?? {}, prices);
  const per100Km = used.reduce((sum, [amount = 0, price = 0]) => sum + amount * price, 0);
  return {
    energy: isKnown ? Math.round((per100Km * kmPerYear) / 100) : undefined,
    roadUse: roadUse && Math.round((roadUse * kmPerYear) / 1000),
    service,
  };
}
