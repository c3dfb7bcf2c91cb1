import { scalarText } from '@forecourt/json';
import { carBody } from '../../rule-api/car-body.ts';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { leastOf } from '../../rule-api/extremes.ts';
import { isOffersFile } from '../../rule-api/offers.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';
import { figureErrors, mayHaveFigure } from './figures-in-text.ts';
import {
  mayHavePriceFrom,
  noteModelPrices,
  notePricesFrom,
  reportPricesFrom,
} from './prices-from.ts';
import { notePricesInTable } from './prices-in-tables.ts';
import { dollars, highest, lowest, pricesInCents, priceOf } from './prices.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;
type Entry = DataEntry['entry'];

function limitReport(pointer: string, value: unknown): Report[] {
  const price = priceOf(value);
  if (price === undefined || (price >= lowest && price <= highest)) return [];
  const message = `${dollars(price)} is not plausible for a car; check the digits`;
  return [{ pointer, message }];
}

function modelReports(model: Entry): Report[] {
  const variants = Array.isArray(model.model_variants) ? (model.model_variants as Entry[]) : [];
  const all = variants.flatMap((variant, index): Report[] => {
    const at = `/model_variants/${index}`;
    const [min, max] = [priceOf(variant?.dap_min_price), priceOf(variant?.dap_max_price)];
    const single = [
      ...limitReport(`${at}/dap_min_price`, min),
      ...limitReport(`${at}/dap_max_price`, max),
    ];
    if (single.length > 0 || min === undefined || max === undefined || min <= max) return single;
    const message = `the lowest price, ${dollars(min)}, is above the highest, ${dollars(max)}; correct one of them`;
    return [{ pointer: `${at}/dap_min_price`, message }];
  });
  const own = limitReport('/from_price', model.from_price);
  const from = priceOf(model.from_price);
  const driveAway = variants.flatMap((variant) => priceOf(variant?.dap_min_price) ?? []);
  const least = leastOf(driveAway);
  if (own.length + all.length > 0 || from === undefined || from === least) return [...own, ...all];
  if (from < least) {
    // A version without a price may be the cheapest one.
    if (driveAway.length === 0 || driveAway.length < variants.length) return [];
    const message = `the model begins at ${dollars(from)}, but its cheapest version costs ${dollars(least)} drive away; write that price, or correct the version's`;
    return [{ pointer: '/from_price', message }];
  }
  const message = `the model begins at ${dollars(from)}, but a version of it costs ${dollars(least)} drive away; write the lowest price`;
  return [{ pointer: '/from_price', message }];
}

/** Number of years in which no car comes down to the lowest price of one that can be driven. */
const youngFor = 5;
const lowestOfYoung = 5000;

/** Reports the price of a car that is too young for it: a digit is missing. */
function youngReports({ price, year, simple_body: body }: Entry, today: string): Report[] {
  const [value, built] = [priceOf(price), year];
  if (value === undefined || value < lowest || value >= lowestOfYoung) return [];
  if (typeof built !== 'number' || built < Number(today.slice(0, 4)) - youngFor) return [];
  if (!carBody.test(scalarText(body))) return [];
  const message = `${dollars(value)} is not plausible for a car of ${built}; check the digits`;
  return [{ pointer: '/price', message }];
}

const priceReports = ({ price }: Entry): Report[] => limitReport('/price', price);

/** Checks of an entry by the name of its file. */
const checks: Readonly<Record<string, (entry: Entry) => Report[]>> = {
  cars: priceReports,
  models: modelReports,
};

/** Quick test for a text with an amount that may be wrong. */
const mayHavePrice = (text: string): boolean => mayHaveFigure(text) || mayHavePriceFrom(text);

/** Reports prices that come from a slip of digits, and prices of a model that contradict each other. */
export const priceImplausible = defineRule({
  meta: {
    id: 'price-implausible',
    description: 'Prices are plausible and agree with each other.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => ({
    textKinds: ['text', 'html-inline', 'html-block'],
    textTest: mayHavePrice,
    text: (visit) => {
      const { kind, value, pointer, page, report } = visit;
      // Those of offers are compared with their prices by another rule.
      if (page === undefined) return;
      notePricesFrom(visit);
      if (!mayHaveFigure(value)) return;
      const { words, placed } = readText(kind, value);
      for (const { range, message } of figureErrors(words))
        report({ pointer, within: placed(range), message });
    },
    blockTypes: ['table'],
    block: notePricesInTable,
    data: (visit) => {
      const { name } = visit;
      noteModelPrices(visit, site);
      const check = isOffersFile(name, site.settings?.offersFile)
        ? priceReports
        : Object.hasOwn(checks, name)
          ? checks[name]
          : undefined;
      if (check === undefined) return;
      for (const each of pricesInCents(dataEntries(visit, 'cars'))) visit.report(each);
      for (const { entry, pointer } of dataEntries(visit, name))
        for (const each of [
          ...check(entry),
          ...(name === 'cars' ? youngReports(entry, today) : []),
        ])
          visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
    },
    end: reportPricesFrom,
  }),
});
