import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-choice-without-options';
const run = (...fields: readonly object[]) => reportLines(singleForm(fields), { rule });

it.each(['select', 'radio'])('CLI-7: reports a %s without options at its type', (type) => {
  expect(run({ name: 'Colour', type })).toEqual([
    expect.stringContaining(`«"${type}"» error ${rule}: "Colour" has no options`),
  ]);
});

it('CLI-7: accepts options, types that bring their own, and a tick', () => {
  const types = ['state', 'make', 'model', 'year', 'dealership', 'checkbox'];
  const others = types.map((type) => ({ name: type, type }));
  expect(run({ name: 'Colour', type: 'select', options: ['Red', 'Blue'] }, ...others)).toEqual([]);
  expect(run({ name: 'Agreed', type: 'checkbox', options: ['Yes'] })).toEqual([]);
});

it('CLI-7: reports a choice of one option, and a blank option', () => {
  expect(run({ name: 'Colour', type: 'radio', options: ['Red'] })).toEqual([
    expect.stringContaining(`«"Red"» error ${rule}: "Red" is the only option of "Colour"`),
  ]);
  expect(run({ name: 'Colour', type: 'select', options: ['Red', ' ', 'Blue'] })).toEqual([
    expect.stringContaining(
      '«" "» error form-choice-without-options: an option of "Colour" is blank',
    ),
  ]);
});
