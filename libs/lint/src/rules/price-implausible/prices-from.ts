import type { Site } from '@forecourt/block-schemas';
import { isObject, matchesOf, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { slugOfModel } from '../../rule-api/model-names.ts';
import { isOffersFile } from '../../rule-api/offers.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import type { DataVisit, EndVisit, Fact, TextVisit } from '../../rule-api/rule.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';
import { dollars, priceOf } from './prices.ts';

/** A price in a text that is said to be the lowest one. */
export type PriceFrom = {
  readonly from: number;
  readonly sentence: string;
  /** Slug of the model whose page has the text. */
  readonly own: string | null;
  readonly pointer: string;
  readonly within?: NotedRange;
};

/** A model with its lowest price, and prices that a text may have for it; of an offer or a car, by its name. */
type Priced = {
  readonly model: string;
  readonly slug?: string;
  readonly least?: number;
  readonly prices: readonly number[];
};

const from =
  /\b(?:(?:from|(?:starts?|starting|begins?)\s+at)\s+\$(\d{2,3},?\d{3})|(?:for|at|now)\s+(?:just\s+|only\s+)?\$(\d{2,3},?\d{3})(?=,?\s+(?:drive[\s-]?away|including\s+on-road)))(?![\d,.]?\d)/gi;
/** Quick test for such a price, within mark-up too. */
export const mayHavePriceFrom = (text: string): boolean =>
  text.includes('$') && /\b(?:from|at|for|now|just|only)\s+(?:<\w+>)?\$\d{2,3},?\d{3}/i.test(text);

/** Words about another price than that of a new car: of a used one, without costs, or of something else. */
const others =
  /\b(?:used|pre-owned|second-hand|demos?|demonstrators?|run-?out|before|exclud\w+|excl|msrp|rrp|orcs?|plus on-?road\w*|abn|fleet|save|trade|borrow|finance|repay\w*|week|month|year|lease|hire|packs?|kit|accessor\w+|to \$)\b|\bto \$|\bex-|\+|\b20[12]\d\b/i;

/** True for words about another price than that of a new car. */
export const isOtherPrice = (words: string): boolean => others.test(words);

/** Notes the prices that a text of a page states for a new car, the lowest ones or drive away. */
export function notePricesFrom({ kind, value, pointer, page, note }: TextVisit): void {
  if (!mayHavePriceFrom(value)) return;
  const { words, placed } = readText(kind, value);
  for (const { 0: written, 1: first, 2: exact, index } of matchesOf(words, from)) {
    const price = first ?? exact ?? '';
    const range = { start: index, end: index + written.length };
    const [before, after] = sentenceAround(words, range);
    if (others.test(before) || others.test(after)) continue;
    const within = placed(range);
    const own = slugOfModel(page?.page.path ?? '') ?? null;
    note({
      from: Number(price.replace(',', '')),
      sentence: `${before} ${after}`,
      own,
      pointer,
      ...(within && { within }),
    } satisfies PriceFrom);
  }
}

const known = (...values: readonly unknown[]): readonly number[] =>
  values.flatMap((value) => priceOf(value) ?? []);

/** Notes the prices of models, and those of offers and cars by the model's name. */
export function noteModelPrices(visit: DataVisit, site: Site): void {
  const add = (fact: Priced) => visit.note(fact satisfies Fact);
  for (const { entry } of dataEntries(visit, 'models')) {
    const variants = Array.isArray(entry.model_variants)
      ? entry.model_variants.filter(isObject)
      : [];
    const prices = known(
      entry.from_price,
      ...variants.flatMap((each) => [each.dap_min_price, each.dap_max_price, each.price]),
    );
    const [least] = known(entry.from_price);
    const model = scalarText(entry.name);
    if (least !== undefined && model !== '')
      add({ model, slug: scalarText(entry.slug), least, prices });
  }
  if (isOffersFile(visit.name, site.settings?.offersFile))
    for (const { entry } of dataEntries(visit, visit.name)) {
      const prices = known(entry.price, Number(scalarText(entry.figure).replace(/[$,]/g, '')));
      const model = isObject(entry.model) ? scalarText(entry.model.name) : '';
      if (prices.length > 0) add({ model, prices });
    }
  // Many cars have one price.
  const byModel = new Map<string, Set<number>>();
  for (const { entry } of dataEntries(visit, 'cars'))
    for (const price of known(entry.price)) {
      const model = scalarText(entry.model);
      byModel.set(model, (byModel.get(model) ?? new Set()).add(price));
    }
  for (const [model, prices] of byModel) add({ model, prices: [...prices] });
}

const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/**
 * Returns the models that a sentence names. "Meridian Tourer" names no Meridian.
 * @param models with longer names first.
 */
function namedIn(sentence: string, models: readonly Required<Priced>[]) {
  let rest = spaced(sentence);
  return models.filter(({ model }) => {
    const name = spaced(model);
    if (!rest.includes(name)) return false;
    rest = rest.replaceAll(name, ' , ');
    return true;
  });
}

/** Shares of a model's lowest price, outside of which a price is taken for that of something else. */
const [least, most] = [0.6, 1.6];

/** Reports prices in texts, once on each page, that the model that is named there does not have. */
export function reportPricesFrom({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as Partial<PriceFrom & Priced>) }));
  const models = (facts.filter((each) => each.least !== undefined) as Required<Priced>[]).sort(
    (one, other) => other.model.length - one.model.length,
  );
  const prices = new Set(
    facts.flatMap((each) => each.prices?.map((price) => `${each.model!} ${price}`) ?? []),
  );
  const reported = new Set<string>();
  for (const { file, from: price, sentence = '', own, pointer = '', within } of facts) {
    if (price === undefined || reported.has(`${file} ${price}`)) continue;
    const named = namedIn(sentence, models);
    const [model, another] = named.length > 0 ? named : models.filter(({ slug }) => slug === own);
    if (model === undefined || another !== undefined) continue;
    if (price < model.least * least || price > model.least * most) continue;
    if (prices.has(`${model.model} ${price}`)) continue;
    reported.add(`${file} ${price}`);
    report(file, {
      pointer,
      ...(within && { within }),
      message: `no ${model.model} costs ${dollars(price)}: the model begins at ${dollars(model.least)} in data/models.json; correct the text, wherever the page has this price, or the model`,
    });
  }
}
