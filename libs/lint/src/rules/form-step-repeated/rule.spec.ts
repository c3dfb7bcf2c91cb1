import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, step } from '../../testing/sample-forms.ts';

it('CLI-2: the second step of a key is reported, by whichever name it goes', () => {
  const own = { key: 'x', isCustom: true, customStepKey: 'a' };
  const fields = [field('name', 'a'), field('email', 'b')];
  const reported = reportLines(formSample([step('a'), step('b'), own], fields), {
    rule: 'form-step-repeated',
  });
  expect(reported).toEqual([expect.stringContaining('«"a"» error form-step-repeated')]);
  expect(reported[0]).toContain('pages/home.json:24:30');
});
