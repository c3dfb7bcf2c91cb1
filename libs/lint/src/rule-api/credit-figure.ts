import type { Offer } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { readCreditText, type CreditText } from './credit-text.ts';

/** A figure that is nothing but a percentage, "3.9%" or "from 3.9%*". */
const percentage = /^\s*(?:(?:from|only|just)\s+)?\d{1,2}(?:[.,]\d{1,3})?\s*%\s*[*^#†]?\s*$/i;

/** Words that make a percentage a saving or a share, "15%" above "off four tyres". */
const otherPercentage =
  /\b(?:off|discount|sav(?:e|es|ed|ing|ings)|less|lower|reduc|cash\s?back|rebate|bonus|extra|more|deposit|credit(?:ed)?\s+(?:to|on)|charge|battery|capacity|electric|recycled|share|of\s+(?:the|our|your|every|each|all))/i;

/**
 * Returns the statements about credit in an offer's figure. A percentage alone is the rate of a loan,
 * unless the texts beside it make it a saving or a share.
 */
export function readFigure(offer: Partial<Offer>): CreditText | undefined {
  const figure = scalarText(offer.figure);
  const read = readCreditText(figure);
  if (read?.claims.length || !percentage.test(figure)) return read;
  const { heading, condition, description, linkText } = offer;
  if (otherPercentage.test([heading, condition, description, linkText].map(scalarText).join(' ')))
    return read;
  const rate = readCreditText(`${figure.replace(/[\s*^#†]+$/, '')} interest`);
  return (
    rate && { ...rate, claims: rate.claims.map(({ kind }) => ({ kind, words: figure.trim() })) }
  );
}
