import { didYouMean, type Offer } from '@forecourt/block-schemas';
import { isCalendarDay } from '@forecourt/domain';
import { isObject, scalarText } from '@forecourt/json';
import { carPrices } from '../../rule-api/car-prices.ts';
import { readRates } from '../../rule-api/credit-rates.ts';
import { isOffersFile, offerMembers } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';
import type { DataVisit, EndVisit, RuleReport } from '../../rule-api/rule.ts';
import { endDaysIn } from '../../rule-api/end-days.ts';

type Fault = Pick<RuleReport, 'pointer' | 'within' | 'message'>;

/** A figure that is a rate alone: "2.9%", "from 2.9%*". */
const bareRate = /^(?:from\s+)?(\d{1,2}(?:\.\d{1,3})?)\s?%[*^#†]?$/i;
/** Amounts that are not the price of the car, and prices that are for some buyers alone. */
const otherAmount =
  /\b(?:sav(?:e|es|ing|ings)|bonus|cash\s?back|off|discount|deposit|trade|value|worth|ABNs?)\b/i;

function rateFault({ figure, loan }: Partial<Offer>): Fault | undefined {
  const annual = loan?.annualRate;
  if (typeof annual !== 'number') return undefined;
  const text = scalarText(figure).trim();
  const [, bare] = bareRate.exec(text) ?? [];
  const stated = bare === undefined ? readRates(text).rates.map(({ value }) => value) : [bare];
  if (stated.length === 0 || stated.some((value) => Number(value) === annual)) return undefined;
  return {
    pointer: '/figure',
    message: `the figure is a rate of ${stated[0]}%, but the annualRate of the loan is ${annual}%, from which the repayment is calculated; correct one of them`,
  };
}

function comparisonFault({ loan }: Partial<Offer>): Fault | undefined {
  const { annualRate, comparisonRate } = loan ?? {};
  if (typeof annualRate !== 'number' || typeof comparisonRate !== 'number') return undefined;
  if (comparisonRate >= annualRate) return undefined;
  return {
    pointer: '/loan/comparisonRate',
    message: `the comparison rate of ${comparisonRate}% is below the annualRate of ${annualRate}%; fees only add to it, so one of the two is wrong`,
  };
}

function priceFault({ figure, price }: Partial<Offer>): Fault | undefined {
  const text = scalarText(figure);
  if (typeof price !== 'number' || otherAmount.test(text)) return undefined;
  const stated = carPrices(text).map(({ value }) => value);
  if (stated.length === 0 || stated.includes(price)) return undefined;
  const [said, own] = [stated[0]!, price].map((value) => `$${value.toLocaleString('en-AU')}`);
  return {
    pointer: '/figure',
    message: `the figure is ${said}, but the price is ${own}, from which the repayment is calculated; correct one of them`,
  };
}

function endFaults(offer: Partial<Offer>, today: string): readonly Fault[] {
  const endsOn = isCalendarDay(offer.ends_on) ? offer.ends_on : undefined;
  // A value that is no day is reported with the schema's errors.
  if (endsOn === undefined && offer.ends_on !== undefined) return [];
  return offerMembers.flatMap((member): readonly Fault[] => {
    const days = endDaysIn(scalarText(offer[member]), true);
    const isOwn = days.some(({ day, dayOfYear }) =>
      day === undefined ? endsOn?.endsWith(dayOfYear) : day === endsOn,
    );
    const [first] = days;
    if (first === undefined || isOwn) return [];
    // Without an ends_on, a day in the past ended the offer: see offer-ended.
    if (endsOn === undefined && first.day !== undefined && first.day < today) return [];
    const message =
      endsOn === undefined
        ? `"${first.words}" is all that ends the offer, which stays on the site; add ends_on${first.day === undefined ? '' : `: "${first.day}"`}`
        : `"${first.words}" contradicts ends_on, ${endsOn}, until which the offer is shown; correct one of them`;
    return [{ pointer: `/${member}`, within: first.within, message }];
  });
}

/** A model, or what an offer says about it. */
type NamedModel = { readonly slug: string; readonly name: string; readonly manufacturer: string };
type ModelFact = {
  readonly models?: readonly NamedModel[];
  readonly offer?: NamedModel & { readonly pointer: string };
};

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns what an offer says about its model, if it names one by its slug. */
function modelOf({ model, manufacturer }: Partial<Offer>): NamedModel | undefined {
  const { slug, name } = (isObject(model) ? model : {}) as { slug?: unknown; name?: unknown };
  if (typeof slug !== 'string' || typeof name !== 'string') return undefined;
  return { slug, name, manufacturer: scalarText(manufacturer) };
}

/** Reports offers that name another model or maker than the model that they link to. */
function reportModels({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as ModelFact) }));
  const models = new Map(
    facts.flatMap(({ models: all = [] }) => all.map((model) => [model.slug, model] as const)),
  );
  const makers = new Set([...models.values()].map(({ manufacturer }) => folded(manufacturer)));
  const about = { data: 'models' };
  for (const { file, offer } of facts) {
    const model = offer && models.get(offer.slug);
    if (model === undefined) continue;
    const [said, own] = [folded(offer!.name), folded(model.name)];
    // An offer may name a version: "Heron Tourer".
    if (own !== '' && !said.includes(own) && !own.includes(said))
      report(file, {
        pointer: `${offer!.pointer}/model/name`,
        message: `the offer is for "${offer!.name}", but its slug "${model.slug}" is that of the ${model.name}; correct one of them`,
        about,
      });
    const [maker, ownMaker] = [folded(offer!.manufacturer), folded(model.manufacturer)];
    // A maker of other models may be right, and misspelt where this one is.
    const isMisspeltThere = makers.has(maker) && didYouMean(maker, [ownMaker]) !== undefined;
    if (maker !== '' && ownMaker !== '' && maker !== ownMaker && !isMisspeltThere)
      report(file, {
        pointer: `${offer!.pointer}/manufacturer`,
        message: `"${offer!.manufacturer}" does not make the ${model.name}, which is a ${model.manufacturer}; correct one of them`,
        about,
      });
  }
}

/** Returns the models of a tenant with their names. Of one slug there is one: others are reported. */
function modelsIn(visit: DataVisit): NamedModel[] {
  const models = dataEntries(visit, 'models').flatMap(({ entry }): NamedModel[] => {
    const { slug, name, manufacturer_name: maker } = entry;
    const isNamed = typeof slug === 'string' && typeof name === 'string';
    return isNamed ? [{ slug, name, manufacturer: scalarText(maker) }] : [];
  });
  return models.filter(({ slug }) => models.filter((each) => each.slug === slug).length === 1);
}

/** Reports offers whose texts contradict what the site calculates and shows. */
export const offerContradictory = defineRule({
  meta: {
    id: 'offer-contradictory',
    description: 'No offer contradicts its own price, rate, model or last day.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => ({
    data: (visit) => {
      const { name, data, report, note } = visit;
      if (name === 'models') note({ models: modelsIn(visit) } satisfies ModelFact);
      if (!isOffersFile(name, site.settings?.offersFile) || !Array.isArray(data.value)) return;
      for (const [index, entry] of (data.value as readonly unknown[]).entries()) {
        const offer = (entry ?? {}) as Partial<Offer>;
        const model = modelOf(offer);
        if (model) note({ offer: { ...model, pointer: `/${index}` } } satisfies ModelFact);
        const faults = [rateFault(offer), comparisonFault(offer), priceFault(offer)];
        for (const fault of [...faults, ...endFaults(offer, today)])
          if (fault !== undefined) report({ ...fault, pointer: `/${index}${fault.pointer}` });
      }
    },
    end: reportModels,
  }),
});
