import { expect, it } from 'vitest';
import { lintSample, reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-skip-value-unmatched';
const rest = [field('name', 'b'), field('email', 'c')];
const sample = (asked: object, ...values: readonly string[]) =>
  formSample(
    [step('a', { skipRules: [skip('c', ...values)] }), step('b'), step('c')],
    [asked, ...rest],
  );

it('CLI-7: reports each value that is no option, with the one that was meant', () => {
  const found = sample(kind('a'), 'Car', 'Vans', 'van');
  expect(reportLines(found, { rule })).toEqual([
    expect.stringContaining(`«"Vans"» error ${rule}: "Vans" is not an option of "kind"`),
    expect.stringContaining('«"van"»'),
  ]);
  expect(lintSample(found, { rule }).map(({ finding }) => finding.suggestion)).toEqual([
    'Van',
    'Van',
  ]);
});

it('CLI-7: a tick is true or false', () => {
  const tick = field('kind', 'a', { type: 'checkbox' });
  expect(reportLines(sample(tick, 'true', 'false'), { rule })).toEqual([]);
  expect(reportLines(sample(tick, 'yes'), { rule })).toHaveLength(1);
});

it('CLI-7: accepts any value of a typed or hidden field, and leaves missing fields to their rule', () => {
  const found = [
    sample(field('kind', 'a'), 'Truck'),
    sample(kind('a', { type: 'hidden' }), 'Truck'),
    sample(kind('c'), 'Truck'),
    sample(field('other', 'a'), 'Truck'),
  ].flatMap((each) => reportLines(each, { rule }));
  expect(found).toEqual([]);
});

it('CLI-9: an only option is reported as such, and not the value of the other one', () => {
  const only = (type: string) => kind('a', { type, options: ['Car'] });
  for (const type of ['radio', 'select'])
    expect(reportLines(sample(only(type), 'Van'), { rule })).toEqual([]);
  expect(reportLines(sample(only('checkbox'), 'Van'), { rule })).toHaveLength(1);
});
