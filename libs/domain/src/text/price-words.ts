/** Currency and terms of a site's prices. */
export interface PriceTerms {
  readonly currency: 'AUD' | 'NZD';
  /** The site's words below a price, such as "drive away". */
  readonly terms?: string | undefined;
}

/** Meaning of the words beside a number, or why the number can't be used. */
export type WordsRead =
  | {
      /** True for "k": the number is in thousands. */
      readonly inThousands: boolean;
      /** Converts from the unit that the words name to the field's own; undefined without a unit. */
      readonly convert?: ((value: number) => number) | undefined;
      /** Name of a unit that readers should know was converted. */
      readonly unit?: string | undefined;
      /** Report about the number. */
      readonly warning?: string | undefined;
    }
  | { readonly refused: string };

const onRoads =
  '(?:the |all )?(?:on[ -]?roads?(?:[ -]?(?:costs?|charges?|fees?))?|orcs?|(?:govt|gov|government|statutory)\\.? ?(?:charges?|fees?|costs?)|stamp ?duty|rego|registration|(?:dealer |pre-?)delivery|luxury car tax|lct|charges|fees)(?!\\p{L})';
const gst = '(?:g\\.?s\\.?t\\.?|tax)(?!\\p{L})';
const excluding =
  '(?:\\+|\\b(?:not inc(?:l|lud(?:es?|ing|ed))?|ex(?:cl?)?|exclud(?:es?|ing|ed)|exclusive of|before|plus|without|less)\\b\\.?) ?';
const including = '(?<!not )\\b(?:inc|incl|includ(?:es?|ing|ed)|inclusive of|with)\\b\\.? ?';
const excluded = ' (?:extra|excl(?:uded)?|not incl?(?:uded)?)(?!\\p{L})';
const included = ' inc(?:l|luded)?(?!\\p{L})\\.?';

const pattern = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'gu');
const withOnRoads = pattern(
  '\\b(?:drive[ -]?a?way(?: price)?|dap|(?:no|nothing) more to pay)(?!\\p{L})',
  including + onRoads,
  onRoads + included,
);
const withGst = pattern(including + gst, gst + included);
const withoutOnRoads = pattern('\\b[eb]gc\\b', excluding + onRoads, onRoads + excluded);
const withoutGst = pattern(excluding + gst, gst + excluded);

const instalment =
  /(?:\b(?:per|an?|each|every)|\/) ?(?:week|wk|fortnight|f\/?n|month|mth|mo|year|yr|annum|day)s?\b|\b(?:weekly|wkly|fortnightly|monthly|yearly|annually|p\.? ?\/? ?[wfm]|p\.?c\.?m|p\.?a|deposit|repayments?|instal?lments?|finance|balloon|rent(?:al)?|lease)\b/u;
const openEnd =
  /[~≈<>≤≥+]|\b(?:from|start(?:s|ing)?|under|over|up ?to|above|below|upwards|approx(?:imately)?|about|around|circa|est(?:imated?)?|offers|o\/o|bids?|bidding|reserve|guide|min(?:imum)?|max(?:imum)?)\b/u;
const otherPrice =
  /\b(?:m?rrp|msrp|mr?lp|list|was|earlier|old|orig(?:inal(?:ly)?)?|save|off|discount)\b/u;
const thousands = /(?<!\p{L})(?:k|grand|thousand)(?!\p{L})/gu;

/** Mark of a footnote, which may name costs that the price leaves out. */
const footnote = /[*^†‡#§¹²³]/u;

/** Currencies by the letters before a dollar sign, by sign and by name. */
const currencies: Readonly<Record<string, string>> = {
  a: 'AUD',
  au: 'AUD',
  aud: 'AUD',
  nz: 'NZD',
  nzd: 'NZD',
  us: 'USD',
  usd: 'USD',
  c: 'CAD',
  ca: 'CAD',
  hk: 'HKD',
  s: 'SGD',
  sg: 'SGD',
  fj: 'FJD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '¥': 'JPY',
  yen: 'JPY',
};
const money =
  /(?:(?<!\p{L})(aud?|a|nzd?|usd?|ca?|hk|sg?|fj) ?)?\$|([£€¥])|(?<!\p{L})(aud|nzd|usd|gbp|eur|euros?|jpy|yen|cny|cad|sgd|hkd|fjd|inr|chf|zar|thb|pounds?)(?!\p{L})/gu;

/** Words that leave a price as it is. */
const idle =
  /\b(?:our|the|all|and|best|cash|asking|ask|sale|special|now|only|just|internet|online|web|advertised|dealer|retail|clearance|runout|reduced|to|price|priced|at|is|on|dollars?|bucks|neg(?:otiable)?|o\.?n\.?o|o\.?b\.?o|or (?:near(?:est)?|best) offer|firm|fixed|no haggle|today|total)\b/gu;

const has = (text: string, words: RegExp): boolean => text.search(words) >= 0;

function foreignCurrency(words: string, own: string): string | undefined {
  for (const [, letters, sign, name] of words.matchAll(money)) {
    const key = letters ?? sign ?? name;
    const currency = key === undefined ? own : (currencies[key] ?? key.toUpperCase());
    if (currency !== own) return currency;
  }
  return undefined;
}

/**
 * Reads the words beside a price. A price may carry its currency, `drive away`, `ono` and the like. A
 * repayment, a price that leaves out what the site's prices include, a price that is not this car's and
 * another country's money are refused.
 */
export function readPriceWords(written: string, { currency, terms = '' }: PriceTerms): WordsRead {
  const words = written.toLowerCase().replace(/\s+/gu, ' ');
  if (has(words, instalment))
    return { refused: 'is a repayment or a deposit, not a price; write the whole price' };
  const foreign = foreignCurrency(words, currency);
  if (foreign !== undefined) return { refused: `is in ${foreign}; write the price in ${currency}` };
  const site = terms.toLowerCase();
  const shown = terms === '' ? '' : `, but this site’s prices are “${terms}”`;
  const left = words.replace(money, ' ').replace(withOnRoads, ' ').replace(withGst, ' ');
  if (has(left, withoutGst) && !has(site, withoutGst))
    return { refused: `excludes GST${shown}; write the price with GST` };
  if (has(left, withoutOnRoads) && !has(site, withoutOnRoads))
    return { refused: `excludes on-road costs${shown}; write the price with them, or none` };
  const rest = left.replace(withoutGst, ' ').replace(withoutOnRoads, ' ');
  if (has(rest, openEnd)) return { refused: 'is not an exact price; write the price of this car' };
  if (has(rest, otherPrice))
    return { refused: 'is a list price, an earlier price or a saving; write the price you ask' };
  const unknown = unknownWords(rest.replace(thousands, ' ').replace(idle, ' '));
  if (unknown !== undefined)
    return { refused: `has “${unknown}” beside the number; write the price alone, such as 27990` };
  const isComplete = has(words, withOnRoads);
  const [mark] = isComplete ? [] : (footnote.exec(rest) ?? []);
  const isAbove = isComplete && has(site, withoutOnRoads);
  return {
    inThousands: has(rest, thousands),
    warning: isAbove
      ? `includes on-road costs${shown}; check the price`
      : mark &&
        `has “${mark}” beside the number, as of a footnote; check that the price leaves nothing out`,
  };
}

/** Words, currency and percent signs that a reader has left over; undefined if there are none. */
export function unknownWords(text: string): string | undefined {
  const words = text.replace(/[^\p{L}\p{Sc}%]+/gu, ' ').trim();
  return words === '' ? undefined : words;
}

const onApplication =
  /^(?:p\.?o\.?a\.?|(?:price )?(?:on|upon|by) (?:application|request|enquiry|inquiry)|(?:please |price )*(?:call|ring|phone|contact|email|ask|enquire|inquire)(?: (?:us|now|today|for|the|a|our|your|best|on|dealer|price|pricing|details|quote|more|info|information))*|(?:price )?coming soon|price (?:pending|withheld|not available)|ask(?:ing)?|negotiable)[.!]?$/iu;

/** True for words in place of a price, such as `POA` or `Call for price`. */
export const isOnApplication = (text: string): boolean =>
  text.length < 60 && (onApplication.test(text.trim()) || isUnknownValue(text));

/** True for words in place of a value that is not known, such as `N/A`, `TBA` or a dash. */
export const isUnknownValue = (text: string): boolean =>
  /^(?:[-–—.?*_]+|n\.?[/.]?a\.?|nil|null|none|unknown|not (?:available|applicable|known|specified|provided|stated|listed)|tb[acd]|to be (?:advised|confirmed|announced)|unspecified|undefined|nan|blank|#n\/a)$/iu.test(
    text.trim(),
  );
