import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-field-name-reserved';
const run = (...names: readonly string[]) =>
  reportLines(singleForm(names.map((name) => ({ name, type: 'text' }))), { rule });

it.each(['category', 'form_completed', 'lead_id', 'lead_status', 'page_id', 'PageTitle'])(
  'CLI-7: reports %s, which every lead has',
  (name) => {
    expect(run(name)).toEqual([expect.stringContaining(`«"${name}"» error ${rule}: a field must`)]);
  },
);

it.each(['id', 'submit', 'action', 'elements'])(
  'CLI-7: reports %s, which browsers have on every form',
  (name) => {
    expect(run(name)).toEqual([expect.stringContaining('so its scripts fail')]);
  },
);

it('CLI-7: accepts other names of a lead', () => {
  expect(run('subcategory', 'location_id', 'dealership_name', 'Id')).toEqual([]);
});
