import { expect, it } from 'vitest';
import { lintSample, reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-default-unmatched';
const choice = (defaultSelected: string, type = 'radio') =>
  singleForm([{ name: 'Colour', type, options: ['Red', 'Deep blue'], defaultSelected }]);

it.each(['radio', 'select', 'checkbox'])('CLI-7: reports a default of a %s', (type) => {
  expect(reportLines(choice('Green', type), { rule })).toEqual([
    expect.stringContaining(
      `«"Green"» warning ${rule}: "Green" is not one of the options, so none is preselected`,
    ),
  ]);
});

it('CLI-7: suggests the option that is nearly the same', () => {
  expect(lintSample(choice('Dep blue'), { rule })[0]?.finding.suggestion).toBe('Deep blue');
});

it('CLI-7: ignores case and spaces as the form does, but for ticks', () => {
  expect(reportLines(choice('deep  blue'), { rule })).toEqual([]);
  expect(reportLines(choice('deep blue', 'checkbox'), { rule })).toHaveLength(1);
});

it('CLI-7: a field without options may begin with any text', () => {
  const fields = [{ name: 'Department', type: 'hidden', defaultSelected: 'Fleet' }];
  expect(reportLines(singleForm(fields), { rule })).toEqual([]);
});
