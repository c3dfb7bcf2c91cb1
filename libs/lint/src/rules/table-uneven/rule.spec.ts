import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const found = (...content: unknown[]) => {
  const blocks = [{ type: 'table', data: { content } }];
  return lintSample(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'table-uneven' },
  ).map(({ finding }) => finding.pointer.replace('/blocks/0/data', ''));
};

it('CLI-2: reports rows with fewer or more cells than the first', () => {
  expect(found(['Tyre', 'Price'], ['17 inch'], ['18 inch', '$280', 'each'])).toEqual([
    '/content/1/0',
    '/content/2/0',
  ]);
});

it('CLI-7: a first row that differs from all others is one finding', () => {
  expect(found(['Tyre'], ['17 inch', '$260'], ['18 inch', '$280'])).toEqual(['/content/0/0']);
  expect(found([], ['17 inch', '$260'], ['18 inch', '$280'])).toEqual([]);
});

it('CLI-2: a row without cells is empty, and a cell may be', () => {
  expect(found(['Tyre', 'Price'], [], ['17 inch', ''], null)).toEqual([]);
  expect(found([], ['a'])).toEqual([]);
  expect(found()).toEqual([]);
});

it('CLI-7: reports a column whose cells are all empty, at its top', () => {
  expect(found(['Tyre', 'Notes', 'Price'], ['17 inch', '', '$9'], ['18 inch', ' ', '$8'])).toEqual([
    '/content/0/1',
  ]);
  expect(found(['Tyre', ''], ['17 inch', ''], ['18 inch', ''])).toEqual(['/content/0/1']);
  expect(found(['Tyre', ''], ['17 inch', ''], ['18 inch', '$8'])).toEqual([]);
  expect(found(['Tyre', ''], ['17 inch', ''])).toEqual([]);
});
