import { describe, expect, it } from 'vitest';
import * as enNz from './en-nz.ts';
import * as en from './en/index.ts';
import { clockText } from './english.ts';
import { copyFor, dotted, localeOf, momentText, withWholeTimes } from './index.ts';

/** Every text of a language with its place, a function by an example of what it returns. */
function textsOf(value: unknown, place: string): readonly [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsOf(exampleOf(value as Text), place);
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${place}.${key}`));
}

type Text = (...values: unknown[]) => unknown;

/** The result of a text's function for values that fit numbers and texts alike, or for days if it needs one. */
function exampleOf(text: Text): unknown {
  const indices = Array.from({ length: Math.max(3, text.length) }, (_, index) => index + 2);
  const result = text(...indices.map(String));
  const needsDay =
    result === undefined || (typeof result === 'string' && result.includes('undefined'));
  return needsDay ? text(...indices.map((index) => `2026-03-0${index}`)) : result;
}

const languages = { en, 'en-nz': enNz };
const all = Object.entries(languages).flatMap(([name, texts]) => textsOf(texts, name));
/** Fields that show no label. */
const blank = ['en.fieldTypes.hidden', 'en.fieldTypes.message'];

describe('built-in texts', () => {
  it('LNG-1: every area is an object, so that a region’s texts have all that the language has', () => {
    for (const [area, texts] of Object.entries(en))
      expect([area, typeof texts]).toEqual([area, 'object']);
    expect(Object.keys(copyFor({ locale: 'en-NZ', region: 'NZ' }))).toEqual(Object.keys(en));
  });

  it('LNG-1: none is empty or has spaces around it', () => {
    const wrong = all.filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(wrong.map(([place]) => place)).toEqual(blank);
  });

  it('LNG-1: none has a double full stop, a double space or an unfilled value', () => {
    expect(all.filter(([, text]) => /\.\.|  |undefined|NaN|\[object|\{\w+\}/.test(text))).toEqual(
      [],
    );
  });

  it('LNG-1: a region’s differences are texts of the base that read differently there', () => {
    const base = new Map(textsOf(en, ''));
    for (const [place, text] of textsOf(enNz, '')) {
      expect(base.has(place)).toBe(true);
      expect(text).not.toBe(base.get(place));
    }
  });

  it('LNG-1: a site’s language is its locale, else its region’s English', () => {
    expect(localeOf({ region: 'AU' })).toBe('en-AU');
    expect(localeOf({ region: 'NZ' })).toBe('en-NZ');
    expect(copyFor({ region: 'AU' }).questions.state).toBe('State');
    expect(copyFor({ region: 'NZ' }).questions.state).toBe('Region');
    expect(copyFor({ region: 'NZ' }).questions.make).toBe('Make');
    expect(copyFor({ region: 'NZ' })).toBe(copyFor({ locale: 'en-NZ' }));
    expect(copyFor({ region: 'NZ', locale: 'en-AU' }).questions.state).toBe('State');
  });

  it('LNG-1: counts of errors are words up to nine', () => {
    expect([1, 6, 9, 10].map((count) => en.form.toFix(count).split(' to ')[0])).toEqual([
      ...['One thing', 'Six things', 'Nine things', '10 things'],
    ]);
  });

  it('FIN-2, FIN-3: a repayment is named by its period, a term by its years', () => {
    const { periods, years } = en.calculator;
    expect(periods).toEqual({
      Weekly: 'a week',
      Fortnightly: 'a fortnight',
      Monthly: 'a month',
      Yearly: 'a year',
    });
    expect(['1', '5', '2.5'].map(years)).toEqual(['1 year', '5 years', '2.5 years']);
  });
});

describe('days and times', () => {
  it('LNG-1: have their weekday and month in words', () => {
    expect(momentText('2026-11-24')).toBe('Tuesday 24 November 2026');
    expect(momentText('2026-11-24T10:15+11:00')).toBe('Tuesday 24 November 2026 at 10:15 am');
    expect(momentText('2026-11-24T18:00')).toBe('Tuesday 24 November 2026 at 6 pm');
    expect(momentText('2026-11-22T00:05')).toBe('Sunday 22 November 2026 at 12:05 am');
    expect(momentText('2026-11-22T12:30:59Z')).toBe('Sunday 22 November 2026 at 12:30 pm');
    expect(en.opening.date('2026-12-25')).toBe('Friday 25 December');
  });

  it('LNG-1: other text is not a day', () => {
    for (const text of ['', 'tomorrow', '2026-13-01', '24/11/2026', '2026-11-24T10:15 or later'])
      expect(momentText(text), text).toBeUndefined();
  });
});

it('FRM-3: an error apart from its field has the label, unless it names it', () => {
  const { fieldError } = en.form;
  expect(fieldError('Full Name', 'Enter your full name.')).toBe('Enter your full name.');
  expect(fieldError('Model', 'Please answer this question.')).toBe(
    'Model: Please answer this question.',
  );
  expect(fieldError('Which van?', 'Choose one of the options.')).toBe(
    'Which van? Choose one of the options.',
  );
});

it('LNG-1: no line begins with the dot between two parts', () => {
  expect(dotted('Sales', undefined, 'Replies within the hour')).toBe(
    'Sales\u00a0· Replies within the hour',
  );
  expect(dotted(undefined, '')).toBe('');
});

it('LOC-2: noon and midnight are named, since 12 am and 12 pm are read both ways', () => {
  const times = ['12:00', '00:00', '24:00', '12:30', '00:15', '07:30', '18:00'];
  expect(times.map(clockText)).toEqual([
    ...['12 noon', '12 midnight', '12 midnight', '12:30 pm', '12:15 am', '7:30 am', '6 pm'],
  ]);
});

it('FRM-15: no line ends between a time and its am or pm', () => {
  expect(withWholeTimes('by 9:30 am, 1 pm or 10 amps')).toBe(
    'by 9:30\u00a0am, 1\u00a0pm or 10 amps',
  );
});
