import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-field-without-label';
const run = (...fields: readonly object[]) => reportLines(singleForm(fields), { rule });

it.each([
  ['text', 'Your answer'],
  ['radio', 'Your choice'],
  ['checkbox', 'Yes'],
  ['message', 'Extra'],
])('CLI-7: reports a field of type %s, which visitors read as "%s"', (type, label) => {
  expect(run({ name: 'Extra', type, placeholder: 'Tow bar' })).toEqual([
    expect.stringContaining(
      `«"Extra"» warning ${rule}: "Extra" has no label, so visitors read "${label}"`,
    ),
  ]);
});

it.each(['', ' ', '<b></b>', '&nbsp;'])('CLI-7: reports the label %j at the label', (label) => {
  expect(run({ name: 'Extra', type: 'text', label })).toEqual([
    expect.stringContaining(`«${JSON.stringify(label)}» warning ${rule}`),
  ]);
});

it('CLI-7: accepts well-known names, types that say what to enter, and hidden fields', () => {
  expect(
    run(
      { name: 'name', type: 'text' },
      { name: 'Where', type: 'postcode' },
      { name: 'Source', type: 'hidden' },
      { name: 'Extra', type: 'text', label: '<b>Extras</b>' },
    ),
  ).toEqual([]);
});
