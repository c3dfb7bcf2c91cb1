import { expect, it } from 'vitest';
import { applyFixes } from '../../engine/apply-fixes.ts';
import { lintSample, reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-option-repeated';
const sample = (...options: readonly string[]) =>
  singleForm([{ name: 'Colour', type: 'select', options }]);

it('CLI-7: reports each option that is there already, and --fix removes it', () => {
  const repeated = sample('Red', 'Blue', 'Red', 'Blue ', 'Green');
  expect(reportLines(repeated, { rule })).toEqual([
    expect.stringContaining(`«"Red"» warning ${rule}: "Colour" has the option "Red" already`),
    expect.stringContaining(`«"Blue "» warning ${rule}`),
  ]);
  const text = JSON.stringify(repeated.files['pages/home.json']);
  const fixes = lintSample(repeated, { rule }).map(({ fix }) => fix!);
  expect(applyFixes(text, fixes)).toContain('"options":["Red","Blue","Green"]');
});

it('CLI-7: reports the same option in other letters, without a fix', () => {
  const found = lintSample(sample('Red', 'RED', 'Dark red'), { rule });
  expect(found.map(({ finding: { pointer }, fix }) => [pointer, fix])).toEqual([
    ['/blocks/0/data/fields/1/options/1', undefined],
  ]);
});

it('CLI-6: accepts the same option in another field', () => {
  const fields = ['Roof', 'Body'].map((name) => ({ name, type: 'radio', options: ['Red'] }));
  expect(reportLines(singleForm(fields), { rule })).toEqual([]);
});
