import type { FormField } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { answersTo } from './skip-rules.ts';

const formOf = (field: Omit<FormField, 'name' | 'stepKey'>) => ({
  formSteps: [{ key: 'a' }, { key: 'b' }],
  fields: [{ name: 'Extras', stepKey: 'b', ...field }],
});
const rule = { key: 'Extras' };

it.each<[Omit<FormField, 'name' | 'stepKey'>, readonly string[] | undefined]>([
  [{ type: 'checkbox' }, ['true', 'false']],
  [{ type: 'checkbox', options: [' Towbar ', 'Roof racks'] }, ['Towbar', 'Roof racks']],
  [{ type: 'radio', options: ['Yes ', 'No', 'No'] }, ['Yes', 'No']],
  [{ type: 'text' }, undefined],
  [{ type: 'hidden', options: ['web'] }, undefined],
])('FRM-4: a rule can be met by what its field sends: %j', (field, answers) => {
  expect(answersTo(formOf(field), 1, rule)).toEqual(answers);
});

it('FRM-4: no answer meets a rule before its field is asked for, or without one', () => {
  const form = formOf({ type: 'checkbox' });
  expect(answersTo(form, 0, rule)).toEqual([]);
  expect(answersTo(form, 1, { key: 'Colour' })).toEqual([]);
});
