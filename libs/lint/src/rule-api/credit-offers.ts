import type { Offer, OfferLoan } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import type { TextFact } from './credit-facts.ts';
import { readFigure } from './credit-figure.ts';
import { nothingStated, readCreditText } from './credit-text.ts';
import { offerMembers } from './offers.ts';

/**
 * Returns the statements of an offers file. An offer's card shows the comparison rate of its loan,
 * which `offer-contradictory` compares with the loan's rate.
 */
export const offerFacts = (offers: readonly unknown[]): readonly TextFact[] =>
  offers.flatMap((entry, index) => {
    const offer = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const factOf = (member: string, text = readCreditText(scalarText(offer[member]))) =>
      text && { unit: `/${index}`, pointer: `/${index}/${member}`, isAlone: false, text };
    const { comparisonRate } = (offer.loan ?? {}) as OfferLoan;
    const isShown = typeof comparisonRate === 'number';
    return [
      ...offerMembers.map((member) =>
        member === 'figure' ? factOf(member, readFigure(offer)) : factOf(member),
      ),
      factOf('linkText'),
      factOf('image/alt', readCreditText(scalarText((offer.image as Offer['image'])?.alt))),
      isShown && factOf('loan/comparisonRate', { ...nothingStated, hasComparisonRate: true }),
    ].filter((fact) => fact !== undefined && fact !== false);
  });
