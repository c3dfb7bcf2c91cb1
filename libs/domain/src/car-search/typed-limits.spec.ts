import { describe, expect, it } from 'vitest';
import { carSearchHref, readCarSearch, withoutChoice } from './car-search.ts';
import { readTypedLimits } from './typed-limits.ts';

const price = (min: number | undefined, max?: number) => ({
  price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
});

describe('limits among keywords', () => {
  it.each([
    ['under $10,000', '', price(undefined, 10_000)],
    ['automatic hatch under $10,000', 'automatic hatch', price(undefined, 10_000)],
    ['hybrid SUV under $45,000', 'hybrid SUV', price(undefined, 45_000)],
    ['terns under 40k', 'terns', price(undefined, 40_000)],
    ['tern below 40 000', 'tern', price(undefined, 40_000)],
    ['ute up to 40 grand', 'ute', price(undefined, 40_000)],
    ['ute less than A$32.5K', 'ute', price(undefined, 32_500)],
    ['max 10000', '', price(undefined, 10_000)],
    ['ute 30k max', 'ute', price(undefined, 30_000)],
    ['ute $30,000 or less, automatic', 'ute, automatic', price(undefined, 30_000)],
    ['cars priced under 15,000 dollars', '', price(undefined, 15_000)],
    ['over $60k', '', price(60_000)],
    ['wagon from 20000', 'wagon', price(20_000)],
    ['$80,000+', '', price(80_000)],
    ['$20k-$30k suv', 'suv', price(20_000, 30_000)],
    ['suv 20-30k', 'suv', price(20_000, 30_000)],
    ['between $30,000 and $20,000', '', price(20_000, 30_000)],
    ['from 20k to 30k', '', price(20_000, 30_000)],
    ['over 20k under 30k', '', price(20_000, 30_000)],
  ])('CAR-10: %s', (text, words, ranges) => {
    expect(readTypedLimits(text)).toEqual({ words, ranges });
  });

  it.each([
    ['under 100,000 km', '', { km: { max: 100_000 } }],
    ['drover under 50k kms', 'drover', { km: { max: 50_000 } }],
    ['less than 80000km under $20k', '', { km: { max: 80_000 }, price: { max: 20_000 } }],
    ['20,000 to 40,000 kilometres', '', { km: { min: 20_000, max: 40_000 } }],
    ['2019 or newer', '', { year: { min: 2019 } }],
    ['tern from 2019', 'tern', { year: { min: 2019 } }],
    ['tern 2019+', 'tern', { year: { min: 2019 } }],
    ['tern under 2019', 'tern', { year: { max: 2018 } }],
    ['tern newer than 2019', 'tern', { year: { min: 2020 } }],
    ['2018-2020 tern', 'tern', { year: { min: 2018, max: 2020 } }],
  ])('CAR-10: kilometres and years are their own limits: %s', (text, words, ranges) => {
    expect(readTypedLimits(text)).toEqual({ words, ranges });
  });

  it.each([
    '2019 hilux',
    'd-max 2019',
    'd max 2019',
    'under $100 a week',
    'under $150pw',
    'towing over 3,000 kg',
    'up to 3500kg',
    'tern $40,000',
    '31,250 km',
    'from 5 seats',
    'cx-5 2.0',
    'within 50 km',
    'H20748',
    '320 to 330',
  ])('CAR-10: stays a keyword: %s', (text) => {
    expect(readTypedLimits(text)).toEqual({ words: text, ranges: {} });
  });

  it('CAR-10: keywords without any meaning are none', () => {
    expect(readTypedLimits('the cars')).toEqual({ words: '', ranges: {} });
    expect(readTypedLimits('a')).toEqual({ words: 'a', ranges: {} });
    expect(readTypedLimits('a car under $10k for the family').words).toBe('family');
    expect(readTypedLimits('a class under $60k').words).toBe('a class');
  });

  it('CAR-10: a limit in words is the filter of that name, which can be removed by itself', () => {
    const search = readCarSearch('?q=hybrid+suv+under+$45,000&page=2');
    expect(carSearchHref({ ...search, page: 1 })).toBe('?q=hybrid+suv&price=-45000');
    expect(carSearchHref(withoutChoice(search, 'price'))).toBe('?q=hybrid+suv');
    expect(carSearchHref(withoutChoice(search, 'q'))).toBe('?price=-45000');
  });

  it('CAR-10: a typed limit replaces the same end of the filter, and one that contradicts it', () => {
    const href = (query: string) => carSearchHref(readCarSearch(query));
    expect(href('?q=over+20k&price=-30000')).toBe('?price=20000-30000');
    expect(href('?q=under+20k&price=-30000')).toBe('?price=-20000');
    expect(href('?q=under+10k&price=20000-30000')).toBe('?price=-10000');
  });
});
