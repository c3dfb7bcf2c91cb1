import { isObject, matchesOf, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { isOffersFile } from '../../rule-api/offers.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'within' | 'message'>;
type Values = Readonly<Record<string, unknown>>;

/** Lowest rate in percent a year that anybody asks for, unless it is 0. */
const lowest = 0.5;

/** Highest prices per litre and kilowatt hour, in dollars. */
const highest: Readonly<Record<string, number>> = {
  petrolPrice: 10,
  dieselPrice: 10,
  electricityPrice: 5,
};

/** Highest percentage a year that fees add to the rate of a loan for a car. */
const maxFees = 15;

const farAbove = (rate: number, comparisonRate: number): string =>
  `the comparison rate of ${comparisonRate}% is far above the rate of ${rate}%, which fees do not explain; check the digits of both`;

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

/** Returns reports about rates that are written as a fraction of 1. */
const fractions = (values: Values, members: readonly string[], at: string): Report[] =>
  members.flatMap((member): Report[] => {
    const rate = values[member];
    if (typeof rate !== 'number' || rate <= 0 || rate >= lowest) return [];
    const message = `rates are in percent: ${rate} is ${rate}% a year; write ${Number((rate * 100).toFixed(4))} if that is meant`;
    return [{ pointer: `${at}/${member}`, message }];
  });

/** Returns the report about a comparison rate below the rate that it includes. */
function comparison(values: Values, member: string, at: string): Report[] {
  const { [member]: rate, comparisonRate } = values;
  if (typeof rate !== 'number' || typeof comparisonRate !== 'number') return [];
  // Such a rate is refused itself.
  if (rate > 100 || comparisonRate > 100) return [];
  if (comparisonRate > rate + maxFees)
    return [{ pointer: `${at}/comparisonRate`, message: farAbove(rate, comparisonRate) }];
  if (comparisonRate >= rate) return [];
  const message = `the comparison rate of ${comparisonRate}% is below the rate of ${rate}%; fees only add to it, so one of the two is wrong`;
  return [{ pointer: `${at}/comparisonRate`, message }];
}

/** Returns the reports about one place with a rate; one that is a fraction is not compared. */
function reportsOf(values: Values, members: readonly [string, ...string[]], at: string): Report[] {
  const found = fractions(values, [...members, 'comparisonRate'], at);
  return found.length > 0 ? found : comparison(values, members[0], at);
}

/** Returns the reports about the loan of an offer. One below the rate contradicts the offer, and is reported as that. */
function loanReports(loan: Values, at: string): Report[] {
  const found = fractions(loan, ['annualRate', 'comparisonRate'], at);
  const { annualRate, comparisonRate } = loan;
  const isBelow = Number(comparisonRate) < Number(annualRate);
  return found.length > 0 || isBelow ? found : comparison(loan, 'annualRate', at);
}

const stated = /\bcomparison\s+rate(?:\s+(?:of|is|:))?\s+(\d{1,2}(?:\.\d{1,4})?)\s?%/gi;

/** Returns the report about a disclaimer that states another comparison rate than the calculator has. */
function disclaimerReports(interest: Values, disclaimer: unknown, at: string): Report[] {
  const { comparisonRate } = interest;
  const found = matchesOf(scalarText(disclaimer), stated);
  const [only] = found;
  if (only === undefined || found.length > 1 || typeof comparisonRate !== 'number') return [];
  if (Number(only[1]) === comparisonRate) return [];
  const message = `"${only[0]}" is not the comparison rate of the calculator, ${comparisonRate}%; correct one of them`;
  const within = { start: only.index, end: only.index + only[0].length };
  return [{ pointer: `${at}/disclaimer`, within, message }];
}

const prices = (values: Values, at: string): Report[] =>
  Object.entries(highest).flatMap(([member, most]): Report[] => {
    const price = values[member];
    if (typeof price !== 'number' || price <= most) return [];
    const message = `prices are in dollars: $${price} is not plausible; write ${price / 100} if cents are meant`;
    return [{ pointer: `${at}/${member}`, message }];
  });

/** Reports rates and prices in another unit than the site calculates with. */
export const rateImplausible = defineRule({
  meta: {
    id: 'rate-implausible',
    description:
      'Rates and running costs are plausible, and comparison rates are not below the rate.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { settings } }) => ({
    site: ({ site, report }) => {
      const cars = valuesOf(site.settings?.cars);
      const at = '/settings/cars';
      const found = [
        ...reportsOf(cars, ['interest'], at),
        ...prices(valuesOf(cars.runningCosts), `${at}/runningCosts`),
      ];
      for (const each of found) report(each);
    },
    blockTypes: ['financeCalculator'],
    block: ({ block, pointer, report }) => {
      const { interest, disclaimer } = block.data as Values;
      const at = `${pointer}/data`;
      const found = reportsOf(valuesOf(interest), ['default'], `${at}/interest`);
      // A rate that is wrong itself is not compared.
      const all = found.length > 0 ? found : disclaimerReports(valuesOf(interest), disclaimer, at);
      for (const each of all) report(each);
    },
    data: (visit) => {
      if (!isOffersFile(visit.name, settings?.offersFile)) return;
      for (const { entry, pointer } of dataEntries(visit, visit.name))
        for (const each of loanReports(valuesOf(entry.loan), `${pointer}/loan`)) visit.report(each);
    },
  }),
});
