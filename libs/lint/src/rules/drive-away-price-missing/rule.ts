import { carPrices } from '../../rule-api/car-prices.ts';
import { unitOf } from '../../rule-api/credit-units.ts';
import { mayAdvertise } from '../../rule-api/credit-text.ts';
import { leastOf } from '../../rule-api/extremes.ts';
import { readText, type NotedRange, type ReadText } from '../../rule-api/range-in-markup.ts';
import { isOffersFile, isOffersPath, offerMembers } from '../../rule-api/offers.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { EndVisit, Fact, RuleReport } from '../../rule-api/rule.ts';
import { scalarText } from '@forecourt/json';

/** Prices in a text, as noted for the end of the run. */
type PriceFact = {
  readonly unit: string;
  readonly pointer: string;
  /** Amounts that are not said to be drive away, in dollars. */
  readonly others: readonly number[];
  readonly driveAway: readonly number[];
  /** Part of the text with the first of the other amounts. */
  readonly within?: NotedRange;
  /** Words that exclude costs from a price, "plus on-road costs". */
  readonly excluding?: { readonly words: string; readonly within?: NotedRange };
  readonly isForBusiness?: boolean;
};

const driveAway = /\bdrive[\s-]?away\b/i;
/** Costs that a price may leave out. */
const costs = String.raw`(?:on[\s-]?roads?\b(?:\s+costs?)?|ORCs?\b|(?:government|gov[’']?t?\.?|statutory|dealer)\s+(?:charges?|fees?|delivery)\b|stamp\s+duty\b|GST\b|rego\b|registration\b(?!\s+(?:number|no\b|plate)))`;
const excluding = new RegExp(
  String.raw`(?:\bplus|\+|\bexc(?:l(?:udes|uding|usive\s+of)?)?\.?|\bbefore|\bnot\s+including|\bex\.?)\s*(?:all\s+)?(?:(?:government|gov[’']?t?\.?|dealer|statutory)\s+(?:charges\s+)?(?:and|&)\s+)?${costs}|\b${costs}\s+(?:(?:is|are)\s+)?(?:additional|excluded|extra|not\s+included)\b|\b(?:EGC|MRLP|MLP|manufacturer[’']s\s+(?:recommended\s+)?list\s+price)\b`,
  'i',
);
/** Words ahead of "+ rego" that make it a part of the price. */
const including = /\b(?:includ|incl?\b|with\b|free\b|comes\b|gets?\b)[^.!?]*$/i;

/** Offers to businesses, not the dealer's own number: "with an ABN", but not "ABN 12 345 678 901". */
const forBusiness = /\bABNs?\b(?!\s*:?\s*\d)/;

/** Returns the words of a text that exclude costs from a price. */
function excludedIn(text: string): RegExpExecArray | null {
  const found = excluding.exec(text);
  if (found === null || !/^(?:plus|\+)/i.test(found[0])) return found;
  return including.test(text.slice(Math.max(0, found.index - 60), found.index)) ? null : found;
}

/** Reads the prices in a text; undefined if it says nothing of them. */
function readPrices({
  words: text,
  placed,
}: ReadText): Omit<PriceFact, 'unit' | 'pointer'> | undefined {
  const isForBusiness = text.includes('ABN') && forBusiness.test(text);
  if (!isForBusiness && !text.includes('$') && excludedIn(text) === null) return undefined;
  const prices = carPrices(text).map(({ value, within }) => ({
    value,
    within,
    // "$39,990 drive away", or "drive away from $39,990".
    isDriveAway: driveAway.test(text.slice(Math.max(0, within.start - 25), within.end + 25)),
  }));
  const partial = excludedIn(text);
  if (prices.length === 0 && partial === null && !isForBusiness) return undefined;
  const excludedAt = ({ 0: words, index }: RegExpExecArray) => ({
    words,
    within: placed({ start: index, end: index + words.length }),
  });
  const valuesOf = (isMeant: boolean) =>
    prices.filter(({ isDriveAway }) => isDriveAway === isMeant).map(({ value }) => value);
  const first = prices.find((price) => !price.isDriveAway);
  return {
    others: valuesOf(false),
    driveAway: valuesOf(true),
    within: first && placed(first.within),
    excluding: partial === null ? undefined : excludedAt(partial),
    isForBusiness,
  };
}

/** Reports the texts of one block or offer, the most prominent first. */
function errorOf(
  texts: readonly PriceFact[],
): Pick<RuleReport, 'pointer' | 'within' | 'message'> | undefined {
  const partial = texts.find((text) => text.excluding !== undefined);
  if (partial?.isForBusiness) return undefined;
  const forConsumers = texts.filter(({ isForBusiness }) => !isForBusiness);
  const total = forConsumers.flatMap((text) => text.driveAway);
  const hasPrice = forConsumers.some(({ others }) => others.length > 0);
  if (partial?.excluding !== undefined && hasPrice && total.length === 0)
    return {
      pointer: partial.pointer,
      within: partial.excluding.within,
      message: `a price is shown "${partial.excluding.words}" without the drive-away price; show the total that a customer pays, at least as large`,
    };
  const first = forConsumers.find(({ others, driveAway: own }) => others.length + own.length > 0);
  if (first === undefined || total.length === 0 || first.driveAway.length > 0) return undefined;
  const smaller = first.others.find((value) => total.every((each) => value < each));
  if (smaller === undefined) return undefined;
  return {
    pointer: first.pointer,
    within: smaller === first.others[0] ? first.within : undefined,
    message: `$${smaller.toLocaleString('en-AU')} is more prominent than the drive-away price of $${leastOf(total).toLocaleString('en-AU')}; show the drive-away price first`,
  };
}

function report({ notes, report: add }: EndVisit): void {
  for (const [file, group] of Map.groupBy(notes, ({ file: name }) => name)) {
    const facts = group.map(({ fact }) => fact as PriceFact);
    for (const texts of Map.groupBy(facts, ({ unit }) => unit).values()) {
      const error = errorOf(texts);
      if (error !== undefined) add(file, error);
    }
  }
}

/**
 * Reports prices of cars that leave costs out, which section 48 of the Australian Consumer Law allows
 * only beside the single price, at least as prominent.
 */
export const driveAwayPriceMissing = defineRule({
  meta: {
    id: 'drive-away-price-missing',
    description:
      'In Australia, a price before on-road costs is shown with the drive-away price, which is at least as prominent.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    if (regionOf(site) !== 'AU') return {};
    const offersFile = site.settings?.offersFile;
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: mayAdvertise,
      text: (visit) => {
        const { kind, value, pointer, file, note } = visit;
        if (isOffersPath(file, offersFile)) return;
        const read = readPrices(readText(kind, value));
        if (read) note({ unit: unitOf(visit), pointer, ...read } satisfies Fact);
      },
      data: ({ name, data, note }) => {
        if (!isOffersFile(name, offersFile) || !Array.isArray(data.value)) return;
        // The figure is the largest text of an offer.
        const members = ['figure', ...offerMembers.filter((member) => member !== 'figure')];
        for (const [index, entry] of (data.value as readonly unknown[]).entries())
          for (const member of members) {
            const words = scalarText((entry as Readonly<Record<string, unknown>> | null)?.[member]);
            const read = readPrices(readText('text', words));
            if (read) note({ unit: `/${index}`, pointer: `/${index}/${member}`, ...read });
          }
      },
      end: report,
    };
  },
});
