import { describe, expect, it } from 'vitest';
import {
  advance,
  cameBy,
  knownStepKey,
  previousStep,
  stepFields,
  stepOf,
  takenSteps,
} from './flow.ts';
import { sendsPartial } from '../leads/lead.ts';
import { without } from '../testing/answers.ts';
import { context, ownForm } from '../testing/sites.ts';
import { hasErrors, validateForm, validateStep } from '../validate.ts';

const form = ownForm({
  type: 'multi',
  formSteps: [
    {
      key: 'kind',
      customRules: {
        choiceButtons: true,
        skipRules: [{ key: 'Kind', values: ['Sell'], target: 'car' }],
      },
    },
    { key: 'budget' },
    { key: 'verify', customRules: { skipAuthentication: true, skipSend: true } },
    { key: 'car' },
  ],
  fields: [
    { name: 'Kind', type: 'radio', options: ['Buy', 'Sell'], required: true, stepKey: 'kind' },
    { name: 'name', type: 'text', stepKey: 'kind' },
    { name: 'Budget', type: 'currency', required: true, stepKey: 'budget' },
    { name: 'phone', type: 'tel', stepKey: 'budget' },
    { name: 'Code', type: 'number', required: true, stepKey: 'verify' },
    { name: 'Comments', type: 'textarea', required: true, stepKey: 'car' },
  ],
});
const member = { phone: '0491 570 156' };
const buyer = { Kind: 'Buy', Budget: '$9,000', Code: '1234', Comments: 'Red' };

describe('the flow of a form', () => {
  it('FRM-4: a rule reads texts alone among the values of a field', () => {
    expect(advance(form, 'kind', { Kind: ['Sell'] })).toEqual({ step: 'car' });
    expect(advance(form, 'kind', { Kind: [['Sell']] as never })).toEqual({ step: 'budget' });
  });

  it('FRM-3: steps that the answers came by can be changed, and no others', () => {
    expect(cameBy(form, 'kind', 'car', buyer)).toBe(true);
    expect(cameBy(form, 'budget', 'car', buyer)).toBe(true);
    expect(cameBy(form, 'verify', 'car', buyer, member)).toBe(false);
    expect(cameBy(form, 'budget', 'car', { Kind: 'Sell' })).toBe(false);
    for (const step of ['car', 'none', '']) expect(cameBy(form, step, 'car', buyer)).toBe(false);
    expect(cameBy(form, 'car', 'budget', buyer)).toBe(false);
  });

  it('FRM-3: a step that the form does not have is its first one', () => {
    expect(knownStepKey(form, 'car')).toBe('car');
    for (const step of ['none', undefined]) expect(knownStepKey(form, step)).toBe('kind');
  });

  it('FRM-4: goes on, jumps by a rule, and ends after the last step', () => {
    expect(advance(form, 'kind', { Kind: 'Buy' })).toEqual({ step: 'budget' });
    expect(advance(form, 'kind', { Kind: ' Sell ' })).toEqual({ step: 'car' });
    expect(advance(form, 'budget', {})).toEqual({ step: 'verify' });
    expect(advance(form, 'budget', {}, member)).toEqual({ step: 'car' });
    expect(advance(form, 'car', {})).toEqual({ complete: true });
    expect(advance(form, 'nowhere', {})).toEqual({ step: 'kind' });
  });

  it('FRM-4: finds the way back over the steps that were taken', () => {
    expect(previousStep(form, 'car', buyer)).toBe('verify');
    expect(previousStep(form, 'car', buyer, member)).toBe('budget');
    expect(previousStep(form, 'car', { Kind: 'Sell' })).toBe('kind');
    expect(previousStep(form, 'kind', buyer)).toBeUndefined();
    expect(previousStep(form, 'budget', { Kind: 'Sell' })).toBeUndefined();
  });

  it('FRM-4: returns the steps taken, all or up to one', () => {
    expect(takenSteps(form, buyer)).toEqual(['kind', 'budget', 'verify', 'car']);
    expect(takenSteps(form, buyer, undefined, 'budget')).toEqual(['kind', 'budget']);
    expect(takenSteps(form, { Kind: 'Sell' })).toEqual(['kind', 'car']);
  });

  it('FRM-3: knows the fields of a step', () => {
    expect(stepFields(form, 'budget').map(({ name }) => name)).toEqual(['Budget', 'phone']);
    expect(stepFields(form, 'nowhere')).toEqual([]);
    expect(stepOf(form, 'nowhere').key).toBe('kind');
    expect(stepOf(form, 'verify').key).toBe('verify');
  });
});

describe('checks of steps', () => {
  it('FRM-3: a step is valid or has errors by field', () => {
    expect(validateStep(form, 'budget', { Budget: 'lots', phone: '12' }, context)).toEqual({
      errors: {
        Budget: 'Enter an amount in dollars, such as 25,000.',
        phone: expect.stringContaining('0491 570 156'),
      },
    });
    expect(hasErrors(validateStep(form, 'budget', { Budget: '9000' }, context))).toBe(false);
    expect(hasErrors({ errors: {}, formError: 'No.' })).toBe(true);
  });

  it('FRM-3: a form stops at its first step with errors, whichever steps the browser reports as finished', () => {
    expect(validateForm(form, buyer, context)).toEqual({
      errors: {},
      steps: ['kind', 'budget', 'verify', 'car'],
    });
    const noBudget = without(buyer, 'Budget');
    expect(validateForm(form, noBudget, context)).toMatchObject({
      step: 'budget',
      errors: { Budget: expect.any(String) },
    });
    expect(validateForm(form, { Kind: 'Sell', Comments: 'Red' }, context)).toEqual({
      errors: {},
      steps: ['kind', 'car'],
    });
    const noCode = without(buyer, 'Code');
    expect(validateForm(form, noCode, context).step).toBe('verify');
    expect(validateForm(form, noCode, { ...context, viewer: member }).step).toBeUndefined();
  });

  it('FRM-13: looks at own values only', () => {
    const inherited = Object.create({ Budget: '9000' }) as Record<string, string>;
    expect(validateStep(form, 'budget', inherited, context).errors).toHaveProperty('Budget');
  });
});

describe('sendsPartial', () => {
  const named = { Kind: 'Buy', name: 'Alex', Budget: '9000' };
  it('FRM-6: sends once there are a name and an email address or phone', () => {
    expect(sendsPartial(form, 'kind', named, context)).toBe(false);
    expect(sendsPartial(form, 'budget', named, context)).toBe(false);
    expect(sendsPartial(form, 'budget', { ...named, phone: '0491 570 156' }, context)).toBe(true);
    expect(sendsPartial(form, 'budget', { ...named, phone: '12' }, context)).toBe(false);
    const unnamed = without(named, 'name');
    expect(sendsPartial(form, 'budget', { ...unnamed, phone: '0491 570 156' }, context)).toBe(
      false,
    );
  });

  it('FRM-6: never from a step marked skip-send, from the last one or an unknown one', () => {
    const all = { ...named, ...buyer, phone: '0491 570 156' };
    expect(sendsPartial(form, 'verify', all, context)).toBe(false);
    expect(sendsPartial(form, 'car', all, context)).toBe(false);
    expect(sendsPartial(form, 'nowhere', all, context)).toBe(false);
  });

  it('FRM-6: a name and an email address of an earlier step count, those of a step jumped over do not', () => {
    const late = ownForm({
      type: 'multi',
      formSteps: [
        { key: 'a', customRules: { skipRules: [{ key: 'Go', values: ['On'], target: 'c' }] } },
        { key: 'b' },
        { key: 'c' },
        { key: 'd' },
      ],
      fields: [
        { name: 'Go', type: 'text', stepKey: 'a' },
        { name: 'first_name', type: 'text', stepKey: 'b' },
        { name: 'email', type: 'email', stepKey: 'b' },
      ],
    });
    const values = { first_name: 'Alex', email: 'alex@example.com' };
    expect(sendsPartial(late, 'c', values, context)).toBe(true);
    expect(sendsPartial(late, 'c', { ...values, Go: 'On' }, context)).toBe(false);
  });
});

it('FRM-4: an answer leads to another website on the step that it is for, not before', () => {
  const url = 'https://other.example';
  const leaving = { ...form, exits: [{ step: 'budget', field: 'Kind', value: 'Buy', url }] };
  expect(advance(leaving, 'kind', buyer)).toEqual({ step: 'budget' });
  expect(advance(leaving, 'budget', buyer)).toEqual({ redirect: url });
});
