import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-hidden-without-value';
const hidden = (name: string, changes: object = {}) => ({
  ...{ name, type: 'hidden', required: true },
  ...changes,
});
const run = (...fields: readonly object[]) => reportLines(singleForm(fields), { rule });

it.each([{}, { defaultSelected: '' }])('CLI-7: reports a hidden field with %j', (changes) => {
  expect(run(hidden('Department', changes))).toEqual([
    expect.stringContaining(`«true» warning ${rule}: "Department" is hidden and has no value`),
  ]);
});

it('CLI-7: accepts a value, names that the address fills in, and optional fields', () => {
  expect(
    run(
      hidden('Department', { defaultSelected: 'Fleet' }),
      hidden('car_id'),
      hidden('utm_source'),
      hidden('Note', { required: false }),
      hidden('Name', { type: 'text' }),
    ),
  ).toEqual([]);
});
