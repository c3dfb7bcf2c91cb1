import type { Offer } from '@forecourt/block-schemas';
import { isCalendarDay } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { carPrices } from '../../rule-api/car-prices.ts';
import { readRates } from '../../rule-api/credit-rates.ts';
import { isOffersFile, offerMembers } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { endDaysIn } from '../../rule-api/end-days.ts';
import { modelOf, namedModels, reportModels, type ModelFact } from './models.ts';
import type { Contradiction } from './contradiction.ts';
import { reductionErrors } from './reductions.ts';
import { repaymentErrors } from './repayments.ts';
import { statedTerms, termErrors } from './terms.ts';

/** A figure that is a rate alone: "2.9%", "from 2.9%*". */
const bareRate = /^(?:from\s+)?(\d{1,2}(?:\.\d{1,3})?)\s?%[*^#†]?$/i;
/** Amounts that are not the price of the car, and prices that are for some buyers alone. */
const otherAmount =
  /\b(?:sav(?:e|es|ing|ings)|bonus|cash\s?back|off|discount|deposit|trade|value|worth|ABNs?)\b/i;

function rateError({ figure, loan }: Partial<Offer>): Contradiction | undefined {
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

function comparisonError({ loan }: Partial<Offer>): Contradiction | undefined {
  const { annualRate, comparisonRate } = loan ?? {};
  if (typeof annualRate !== 'number' || typeof comparisonRate !== 'number') return undefined;
  if (comparisonRate >= annualRate) return undefined;
  return {
    pointer: '/loan/comparisonRate',
    message: `the comparison rate of ${comparisonRate}% is below the annualRate of ${annualRate}%; fees only add to it, so one of the two is wrong`,
  };
}

function priceError({ figure, price }: Partial<Offer>): Contradiction | undefined {
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

function endErrors(offer: Partial<Offer>, today: string): readonly Contradiction[] {
  const endsOn = isCalendarDay(offer.ends_on) ? offer.ends_on : undefined;
  // A value that is no day is reported with the schema's errors.
  if (endsOn === undefined && offer.ends_on !== undefined) return [];
  return offerMembers.flatMap((member): readonly Contradiction[] => {
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
      if (name === 'models') note({ models: namedModels(visit) } satisfies ModelFact);
      if (!isOffersFile(name, site.settings?.offersFile) || !Array.isArray(data.value)) return;
      // One that is refused is reported where it is.
      const fee = Math.max(0, site.settings?.cars?.establishmentFee ?? 0);
      for (const [index, entry] of (data.value as readonly unknown[]).entries()) {
        const offer = (entry ?? {}) as Partial<Offer>;
        const model = modelOf(offer);
        if (model) note({ offer: { ...model, pointer: `/${index}` } } satisfies ModelFact);
        const terms = statedTerms(offer);
        for (const contradiction of [
          // A rate that the figure contradicts is not compared.
          ...[rateError(offer) ?? comparisonError(offer), priceError(offer)],
          ...endErrors(offer, today),
          ...reductionErrors(offer),
          ...termErrors(offer, terms),
          ...repaymentErrors(offer, terms, fee),
        ])
          if (contradiction !== undefined)
            report({ ...contradiction, pointer: `/${index}${contradiction.pointer}` });
      }
    },
    end: reportModels,
  }),
});
