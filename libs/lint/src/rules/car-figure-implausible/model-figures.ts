import { isObject } from '@forecourt/json';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import type { CarReport } from './contradictions.ts';

/** Largest consumption of a version per 100 km, of which the running costs are worked out. */
const maxConsumption: Readonly<Record<string, readonly [max: number, unit: string]>> = {
  petrol: [50, 'litres'],
  diesel: [50, 'litres'],
  electricity: [80, 'kWh'],
};
/** Largest cost of a year's servicing, in dollars. */
const maxServiceCost = 10_000;

/** Returns the findings about the figures of a model's versions. */
export const modelReports = ({ model_variants: variants }: DataEntry['entry']): CarReport[] =>
  !Array.isArray(variants)
    ? []
    : (variants as readonly unknown[]).flatMap((variant, index): CarReport[] => {
        if (!isObject(variant)) return [];
        const at = `/model_variants/${index}`;
        const { consumption, service_cost: cost } = variant;
        const found = Object.entries(maxConsumption).flatMap(([fuel, [max, unit]]): CarReport[] => {
          const value = isObject(consumption) ? consumption[fuel] : undefined;
          if (typeof value !== 'number' || value <= max) return [];
          const message = `${value} ${unit} per 100 km is not plausible, and the page works out the cost of a year by it; check the digits and the unit`;
          return [{ pointer: `${at}/consumption/${fuel}`, message }];
        });
        if (typeof cost !== 'number' || cost <= maxServiceCost) return found;
        const message = `$${cost.toLocaleString('en-AU')} for a year’s servicing is not plausible; write whole dollars`;
        return [...found, { pointer: `${at}/service_cost`, message }];
      });
