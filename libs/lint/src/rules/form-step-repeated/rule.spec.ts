import { expect, it } from 'vitest';
import { toldOf } from '../../testing/lint-sample.ts';
import { field, formSample, step } from '../../testing/sample-forms.ts';

it('CLI-2: the second step of a key is told, by whichever name it goes', () => {
  const own = { key: 'x', isCustom: true, customStepKey: 'a' };
  const fields = [field('name', 'a'), field('email', 'b')];
  const told = toldOf(formSample([step('a'), step('b'), own], fields), {
    rule: 'form-step-repeated',
  });
  expect(told).toEqual([expect.stringContaining('«"a"» error form-step-repeated')]);
  expect(told[0]).toContain('pages/home.json:24:30');
});
