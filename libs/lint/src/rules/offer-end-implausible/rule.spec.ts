import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

// The day of the samples is 21 November 2026.
const found = (endsOn: string, file = 'data/offers.json') =>
  lintSample(
    { files: { [file]: [{ id: 'tern', ends_on: endsOn }] } },
    { rule: 'offer-end-implausible' },
  ).map(({ finding }) => finding.pointer);

it.each(['2062-06-30', '2031-11-22', '9999-12-31'])('CLI-2: reports the end on %s', (day) => {
  expect(found(day)).toEqual(['/0/ends_on']);
  expect(found(day, 'data/promotions.json')).toEqual(['/0/ends_on']);
});

it.each(['2026-06-30', '2031-11-21', '2030-12-31', '2026-02-30', 'soon'])(
  'CLI-2: accepts, or leaves to other rules, the end on %s',
  (day) => {
    expect(found(day)).toEqual([]);
  },
);
