import type { Car, Site } from '@forecourt/block-schemas';
import type { RuleReport } from './rule-api/rule.ts';
import { rules } from './rules/index.ts';

/** Rules about single values of a car. */
const ids: ReadonlySet<string> = new Set(['price-implausible', 'car-figure-implausible']);

const file = 'data/cars.json';

/** A value of a car that comes from a slip. */
export interface ImplausibleValue {
  readonly field: string;
  readonly message: string;
}

/**
 * Creates the function that returns the values of a car that rules report as implausible, for cars that
 * are not in a tenant's files yet.
 * @param today the site's day, YYYY-MM-DD
 */
export function implausibleValues(site: Site, today: string): (car: Car) => ImplausibleValue[] {
  const none = { options: {}, assets: new Map(), cutoffs: [], ruleIds: [], siblings: [] };
  const context = { ...none, site, today };
  const visitors = rules.filter(({ meta }) => ids.has(meta.id)).map((rule) => rule.create(context));
  return (car) => {
    const found: ImplausibleValue[] = [];
    const report = ({ pointer, message }: RuleReport) =>
      found.push({ field: pointer.split('/')[2] ?? '', message });
    const visit = {
      name: 'cars',
      file,
      data: { file, version: '', value: [car] },
      report,
      note: () => {},
    };
    for (const visitor of visitors) visitor.data?.(visit);
    return found;
  };
}
