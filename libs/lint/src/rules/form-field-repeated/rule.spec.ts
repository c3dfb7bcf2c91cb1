import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, singleForm, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-field-repeated';

it('CLI-7: reports the second field of a name, whatever their types', () => {
  const fields = [
    { name: 'Note', type: 'text' },
    { name: 'Note', type: 'textarea' },
  ];
  expect(reportLines(singleForm(fields), { rule })).toEqual([
    expect.stringContaining(`«"Note"» error ${rule}: an earlier field has the name "Note" too, so`),
  ]);
  expect(reportLines(singleForm([{ name: 'Email', type: 'text' }]), { rule })).toEqual([]);
});

it('CLI-7: reports a field on a later step of the same path', () => {
  const sample = formSample([step('a'), step('b')], [field('name', 'b'), field('name', 'a')]);
  expect(reportLines(sample, { rule })).toEqual([
    expect.stringContaining('its answer replaces the earlier one; give it another name'),
  ]);
});

it('CLI-7: accepts one name on steps of which each visitor sees one', () => {
  const jump = { key: 'other', values: ['Car', 'Van'], target: 'd' };
  const steps = [
    step('a', { skipRules: [skip('c', 'Van')] }),
    step('b', { skipRules: [jump] }),
    step('c'),
    step('d'),
  ];
  const fields = [kind('a'), kind('b', { name: 'other' }), field('note', 'b'), field('note', 'c')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([]);
});

it('CLI-7: a single form shows the fields of all steps together', () => {
  const fields = [field('note', 'a'), field('note', 'b')];
  expect(reportLines(formSample([step('a'), step('b')], fields, 'single'), { rule })).toEqual([
    expect.stringContaining('so this one is never shown'),
  ]);
});
