import { describe, expect, it } from 'vitest';
import { isOnApplication, isUnknownValue, readPriceWords } from './price-words.ts';
import type { PriceTerms } from './price-words.ts';

const au: PriceTerms = { currency: 'AUD', terms: 'drive away' };

/** The words' sense in short: the refusal, the warning, or the number's scale. */
function sense(words: string, terms: PriceTerms = au): string | number {
  const read = readPriceWords(words, terms);
  if ('refused' in read) return read.refused;
  return read.warning ?? (read.inThousands ? 1000 : 1);
}

describe('words beside a price', () => {
  it.each([
    ...['', '$', 'AUD', 'AU$', 'A$', '$ AUD', 'drive away', '$ DRIVEAWAY', 'Drive-Away*', 'ono'],
    ...[
      'o.n.o.',
      'neg',
      'Now $',
      'incl. GST',
      'inc GST',
      'including on-road costs',
      'ORC included',
    ],
    ...[
      'On special at $',
      'Our price: $',
      'no more to pay',
      '$ or near offer',
      '$ incl. all on roads',
    ],
  ])('CAR-11 CLI-12: %j leave it as it is', (words) => {
    expect(sense(words)).toBe(1);
  });

  it.each(['$ *', '$ ^', '$ †', '* firm', '$ #'])(
    'CAR-11 CLI-12: %j have the mark of a footnote, which is reported unless the price is complete',
    (words) => {
      expect(sense(words)).toMatch(/^has “.” beside the number, as of a footnote; check/);
      expect(sense(`${words} drive away`)).toBe(1);
    },
  );

  it.each(['firm', 'cash', '$ negotiable', 'Cash price $'])('CLI-12: %j are known', (words) => {
    expect(sense(words)).toBe(1);
  });

  it.each(['$k', 'k', '$ K', 'grand'])('CLI-12: %j are thousands', (words) => {
    expect(sense(words)).toBe(1000);
  });

  it.each([
    ...['$ per week', 'weekly', '$ pw', '$ p/w', '/week', '/ wk', 'a week', '$ per month', 'pcm'],
    ...['per fortnight', 'fortnightly', 'each month', '$ deposit', 'wkly', 'p.w.'],
  ])('CAR-11 CLI-12: %j are of a repayment', (words) => {
    expect(sense(words)).toBe('is a repayment or a deposit, not a price; write the whole price');
  });

  it.each([
    ...[
      '$ EGC',
      'BGC',
      '+ORC',
      '$ + ORC',
      'plus on-road costs',
      'excl. on road costs',
      'ex on-roads',
    ],
    ...['excluding government charges', 'before on roads', 'on-roads extra', '+ rego', 'plus ORCs'],
    ...['plus stamp duty', 'not including on-road costs', 'Excl. Govt. Charges'],
  ])('CAR-11 CLI-12: %j leave on-road costs out, as only some sites do', (words) => {
    expect(sense(words)).toBe(
      'excludes on-road costs, but this site’s prices are “drive away”; write the price with them, or none',
    );
    expect(sense(words, { currency: 'AUD' })).toMatch(/^excludes on-road costs; write/);
    for (const terms of ['plus on-road costs', 'excl. government charges', '+ORC', 'EGC'])
      expect(sense(words, { currency: 'AUD', terms })).toBe(1);
  });

  it.each([
    'ex GST',
    '+ GST',
    'plus GST',
    'excl. GST',
    '$ +GST',
    'GST extra',
    'exclusive of G.S.T.',
  ])('CAR-11 CLI-12: %j leave out the tax', (words) => {
    expect(sense(words)).toMatch(/^excludes GST, but .* write the price with GST$/);
    expect(sense(words, { currency: 'NZD', terms: 'plus GST' })).toBe(1);
  });

  it('CAR-11 CLI-12: a price with on-road costs is reported where the site adds them', () => {
    const terms = { currency: 'AUD', terms: 'plus on-road costs' } as const;
    expect(sense('$ drive away', terms)).toBe(
      'includes on-road costs, but this site’s prices are “plus on-road costs”; check the price',
    );
  });

  it.each([
    ...[
      'From $',
      'from',
      'under $',
      '$ +',
      '~ $',
      'approx $',
      'starting at $',
      'up to $',
      'offers over $',
    ],
  ])('CAR-11 CLI-12: %j are not exact', (words) => {
    expect(sense(words)).toBe('is not an exact price; write the price of this car');
  });

  it.each(['RRP $', 'MRLP', 'Was $', 'Save $'])('CLI-12: %j are of another price', (words) => {
    expect(sense(words)).toMatch(/^is a list price, an earlier price or a saving/);
  });

  it.each([
    ['USD', 'USD'],
    ['US$', 'USD'],
    ['£', 'GBP'],
    ['€', 'EUR'],
    ['NZ$', 'NZD'],
    ['$ NZD drive away', 'NZD'],
    ['¥', 'JPY'],
    ['yen', 'JPY'],
    ['HK$', 'HKD'],
  ])('CAR-11 CLI-12: %j are money of another country', (words, currency) => {
    expect(sense(words)).toBe(`is in ${currency}; write the price in AUD`);
  });

  it('CAR-11 CLI-12: each country has its own dollars', () => {
    const nz = { currency: 'NZD', terms: 'including on-road costs' } as const;
    expect(sense('NZ$', nz)).toBe(1);
    expect(sense('A$', nz)).toBe('is in AUD; write the price in NZD');
  });

  it.each(['miles', 'hours', 'km', '%', 'R$', 'widgets'])(
    'CLI-12: %j beside a price are refused',
    (words) => {
      expect(sense(words)).toMatch(/^has “.+” beside the number; write the price alone/);
    },
  );

  it.each([
    'POA',
    'P.O.A.',
    'Call',
    'call us',
    'Call for price',
    'Price on application',
    'N/A',
    '-',
  ])('CAR-11 CLI-12: %j is no price', (text) => {
    expect(isOnApplication(text)).toBe(true);
  });

  it.each(['a lot', 'x', '27990', 'Calling home'])('CLI-12: %j may be one', (text) => {
    expect(isOnApplication(text)).toBe(false);
  });

  it('CLI-12: dashes and the like stand for nothing, words do not', () => {
    expect(['N/A', 'n.a.', '--', 'TBA', '#N/A'].every(isUnknownValue)).toBe(true);
    expect(['NA 27', 'POA', '0', 'low'].some(isUnknownValue)).toBe(false);
  });
});
