import type { FormStep } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { firstStep, nextStep, stepsTaken } from './step-graph.ts';
import { fieldsOfStep, stepKey } from '../steps.ts';

const steps: FormStep[] = [
  {
    key: 'visit',
    customRules: {
      skipRules: [
        { key: 'Service Type', values: ['Oil change', 'Logbook'], target: 'when' },
        { key: 'Service Type', values: ['Logbook'], target: 'details' },
        { key: 'opt_in', values: ['true'], target: 'details' },
        { key: 'back', values: ['yes'], target: 'visit' },
        { key: 'lost', values: ['yes'], target: 'nowhere' },
      ],
    },
  },
  { key: 'trouble' },
  { key: 'details' },
  { key: 'x', customStepKey: 'verify', isCustom: true, customRules: { skipAuthentication: true } },
  { key: 'when' },
];
const member = { phone: '0491 570 156' };

describe('nextStep', () => {
  it('FRM-4: goes to the next step when no rule fits', () => {
    expect(nextStep(steps, 0, {})).toBe(1);
    expect(nextStep(steps, 0, { 'Service Type': 'Repair' })).toBe(1);
    expect(nextStep(steps, 1, { 'Service Type': 'Oil change' })).toBe(2);
  });

  it('FRM-4: jumps to the later target of the first rule that fits', () => {
    expect(nextStep(steps, 0, { 'Service Type': 'Oil change' })).toBe(4);
    expect(nextStep(steps, 0, { 'Service Type': 'Logbook' })).toBe(4);
  });

  it('FRM-4: reads ticked boxes, lists of choices and stray spaces', () => {
    expect(nextStep(steps, 0, { opt_in: true })).toBe(2);
    expect(nextStep(steps, 0, { 'Service Type': ['Repair', 'Oil change'] })).toBe(4);
    expect(nextStep(steps, 0, { 'Service Type': ' Oil change ' })).toBe(4);
    expect(nextStep(steps, 0, { 'Service Type': null, opt_in: undefined })).toBe(1);
  });

  it('FRM-4: passes by a rule whose target is earlier, the step itself or missing', () => {
    expect(nextStep(steps, 0, { back: 'yes' })).toBe(1);
    expect(nextStep(steps, 0, { lost: 'yes' })).toBe(1);
    expect(nextStep(steps, 0, { lost: 'yes', opt_in: 'true' })).toBe(2);
  });

  it('FRM-4: looks at own values only', () => {
    const rules = { skipRules: [{ key: 'inherited', values: ['yes'], target: 'c' }] };
    const form = [{ key: 'a', customRules: rules }, { key: 'b' }, { key: 'c' }];
    expect(nextStep(form, 0, Object.create({ inherited: 'yes' }))).toBe(1);
    expect(nextStep(form, 0, { inherited: 'yes' })).toBe(2);
  });

  it('FRM-4: passes over authentication for a signed-in visitor with a phone', () => {
    expect(nextStep(steps, 2, {})).toBe(3);
    expect(nextStep(steps, 2, {}, {})).toBe(3);
    expect(nextStep(steps, 2, {}, { phone: ' ' })).toBe(3);
    expect(nextStep(steps, 2, {}, member)).toBe(4);
  });

  it('FRM-4: passes over authentication where a skip rule lands on it', () => {
    const rules = { skipRules: [{ key: 'name', values: ['Alex'], target: 'verify' }] };
    const form = [{ key: 'start', customRules: rules }, ...steps.slice(1)];
    expect(nextStep(form, 0, { name: 'Alex' })).toBe(3);
    expect(nextStep(form, 0, { name: 'Alex' }, member)).toBe(4);
  });

  it('FRM-3: the last step has none after it, and neither has one before passed-over steps', () => {
    expect(nextStep(steps, 4, {})).toBeUndefined();
    expect(nextStep(steps.slice(0, 4), 2, {}, member)).toBeUndefined();
  });

  it('FRM-3: refuses a step that does not exist, since the end would send the form', () => {
    expect(() => nextStep(steps, 5, {})).toThrow(RangeError);
    expect(() => nextStep(steps, -1, {})).toThrow(RangeError);
  });

  it('FRM-4: goes on past steps that share a key', () => {
    const twins = [{ key: 'same' }, { key: 'same' }, { key: 'same' }];
    expect(stepsTaken(twins, {})).toEqual(['same', 'same', 'same']);
  });
});

describe('firstStep', () => {
  const auth = { key: 'verify', customRules: { skipAuthentication: true } };

  it('FRM-4: passes over authentication at the start', () => {
    expect(firstStep([auth, { key: 'b' }])).toBe(0);
    expect(firstStep([auth, { key: 'b' }], member)).toBe(1);
  });

  it('FRM-4: is the last step when all would be passed over', () => {
    expect(firstStep([auth, auth], member)).toBe(1);
  });

  it('FRM-3: a form without steps has none', () => {
    expect(() => firstStep([])).toThrow(RangeError);
  });
});

describe('steps', () => {
  it('FRM-1: a custom step goes by its custom key', () => {
    expect(stepKey({ key: 'a', customStepKey: 'b', isCustom: true })).toBe('b');
    expect(stepKey({ key: 'a', customStepKey: 'b' })).toBe('a');
    expect(stepKey({ key: 'a', isCustom: true })).toBe('a');
  });

  it('FRM-1: fields belong to the step that they name, otherwise to the first', () => {
    const fields = [
      { name: 'name', type: 'text' as const },
      { name: 'Comments', type: 'textarea' as const, stepKey: 'when' },
      { name: 'RegoOrVin', type: 'rego' as const, stepKey: 'verify' },
    ];
    const names = (index: number) =>
      fieldsOfStep({ formSteps: steps, fields }, index).map((field) => field.name);
    expect([names(0), names(3), names(4), names(1)]).toEqual([
      ['name'],
      ['RegoOrVin'],
      ['Comments'],
      [],
    ]);
    expect(fieldsOfStep({ fields }, 0)).toHaveLength(3);
  });

  it('FRM-1: of steps with the same key the first has the fields that name it', () => {
    const form = {
      formSteps: [{ key: 'when' }, { key: 'when' }],
      fields: [{ name: 'Comments', type: 'textarea' as const, stepKey: 'when' }],
    };
    expect([0, 1].map((index) => fieldsOfStep(form, index).length)).toEqual([1, 0]);
  });

  it('FRM-4: returns the steps that a visitor sees', () => {
    expect(stepsTaken(steps, {})).toEqual(['visit', 'trouble', 'details', 'verify', 'when']);
    expect(stepsTaken(steps, { opt_in: true }, member)).toEqual(['visit', 'details', 'when']);
  });
});
