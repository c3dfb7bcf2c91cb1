import { firstStepKey, formDefinition } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { stepAnswers } from './step-answers.ts';

const form = formDefinition(
  {
    type: 'multi',
    formSteps: [{ key: 'you' }, { key: 'car' }],
    fields: [
      { name: 'name', type: 'text', label: 'Name', stepKey: 'you' },
      { name: 'When', type: 'datetime', label: 'When', stepKey: 'you' },
      { name: 'Contact me by', type: 'radio', options: ['Phone', 'Email'], stepKey: 'you' },
      { name: 'Work', type: 'checkbox', options: ['Tyres', 'Brakes'], stepKey: 'you' },
      { name: 'opt_in', type: 'checkbox', label: 'Keep me posted', stepKey: 'you' },
      { name: 'Comments', type: 'textarea', label: 'Comments', stepKey: 'car' },
    ],
  },
  { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
  { path: '/ask' },
);
const view = { form, state: { stepKey: firstStepKey(form), values: {}, errors: {}, done: [] } };

const answersOf = (...entries: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return stepAnswers(view, data);
};

it('FRM-3: every kind of control yields its answer, and other inputs of the form none', () => {
  expect(
    answersOf(
      ['_step', 'you'],
      ['Comments', 'of another step'],
      ['name', ' Alex '],
      ['When', '2026-11-24'],
      ['When', '10:15'],
      ['Contact me by', 'Phone'],
      ['Work', 'Tyres'],
      ['opt_in', 'true'],
    ),
  ).toEqual({
    ...{ name: ' Alex ', When: '2026-11-24T10:15', 'Contact me by': 'Phone' },
    ...{ Work: ['Tyres'], opt_in: true },
  });
});

it('FRM-3: a box that is not ticked is an answer, a choice that is not made is none', () => {
  expect(answersOf(['name', ''])).toEqual({ name: '', Work: [], opt_in: false });
});

it('FRM-7: a booking without a day and time is empty, and one with half of it is not', () => {
  expect(answersOf(['When', ''], ['When', '']).When).toBe('');
  expect(answersOf(['When', '2026-11-24'], ['When', '']).When).toBe('2026-11-24T');
});
