import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'credit-fee-contradictory';
const run = (text: string, cars: object = { establishmentFee: 295 }) =>
  lintSample(
    {
      files: {
        'site.json': settings({ region: 'NZ', settings: { cars } }),
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule },
  ).map(({ finding: { message } }) => message);

it.each([
  ['An establishment fee of $195 applies.', '"establishment fee of $195" contradicts'],
  ['With a <b>$2,950</b> establishment fee', '"$2,950 establishment fee" contradicts'],
  ['Establishment Fee of $195', '"Establishment Fee of $195" contradicts'],
  ['Establishment fee: $295.50', 'establishmentFee of the settings, $295, which'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'An establishment fee of $295 applies, and a security fee of $8.',
  'A $295 establishment fee',
  'An establishment fee and lending criteria apply to loans from $5,000.',
  'No establishment fee this month. Save $295!',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: without a fee in the settings, none is compared', () => {
  expect(run('An establishment fee of $195 applies.', {})).toEqual([]);
  expect(run('An establishment fee of $195 applies.', { establishmentFee: 0 })).toHaveLength(1);
});

it('CLI-7: a setting that contradicts three texts with one fee is reported in their place', () => {
  const text = 'An establishment fee of $195 applies.';
  const found = (...texts: string[]) => {
    const blocks = texts.map((each) => ({ type: 'paragraph', data: { text: each } }));
    const files = {
      'site.json': settings({ region: 'NZ', settings: { cars: { establishmentFee: 295 } } }),
      'pages/home.json': page({ blocks }),
    };
    return lintSample({ files }, { rule }).map(({ file, finding: { pointer } }) => file + pointer);
  };
  expect(found(text, text, text)).toEqual(['site.json/settings/cars/establishmentFee']);
  expect(found(text, text)).toHaveLength(2);
  expect(found(text, text, text.replace('195', '95'))).toHaveLength(3);
});

it('CLI-7: texts of offers are read', () => {
  const files = {
    'site.json': settings({ region: 'NZ', settings: { cars: { establishmentFee: 295 } } }),
    'data/offers.json': [
      null,
      { id: 'a', condition: '30% deposit, establishment fee $195, 7.9% p.a.' },
    ],
  };
  expect(lintSample({ files }, { rule }).map(({ finding }) => finding.pointer)).toEqual([
    '/1/condition',
  ]);
});

it('CLI-7: a fee in thousands is read, and one in other data is reported once', () => {
  expect(run('A $1,295 establishment fee', { establishmentFee: 1295 })).toEqual([]);
  const description = 'With an establishment fee of $195.';
  const found = (file: string) =>
    lintSample(
      {
        files: {
          'site.json': settings({ region: 'NZ', settings: { cars: { establishmentFee: 295 } } }),
          [`data/${file}.json`]: [{ id: 'a', heading: 'Finance', description }],
        },
      },
      { rule },
    );
  expect(found('offers')).toHaveLength(1);
  expect(found('brands')).toEqual([]);
});
