import { describe, expect, it } from 'vitest';
import { formPaths, reachableSteps, stepEdges } from './form-paths.ts';
import type { StepForm } from '../steps.ts';

const choice: StepForm = {
  formSteps: [
    {
      key: 'kind',
      customRules: {
        skipRules: [
          { key: 'Kind', values: ['Buy'], target: 'buy' },
          { key: 'Kind', values: ['Sell'], target: 'sell' },
        ],
      },
    },
    { key: 'unseen' },
    { key: 'buy' },
    { key: 'sell' },
  ],
  fields: [
    { name: 'Kind', type: 'radio', options: ['Buy', 'Sell'], required: true, stepKey: 'kind' },
  ],
};

describe('formPaths', () => {
  it('FRM-4: walks every path until the form is sent', () => {
    expect([...formPaths(choice)]).toEqual([
      [0, 2, 3],
      [0, 3],
    ]);
  });

  it('FRM-4: keeps the order of the steps possible while some answer does not jump', () => {
    const open = (field: object) => ({
      ...choice,
      fields: [{ ...choice.fields![0]!, ...field }],
    });
    const all = [
      [0, 2, 3],
      [0, 3],
      [0, 1, 2, 3],
    ];
    expect([...formPaths(open({ required: false }))]).toEqual(all);
    expect([...formPaths(open({ options: ['Buy', 'Sell', 'Neither'] }))]).toEqual(all);
    expect([...formPaths(open({ type: 'text' }))]).toEqual(all);
    expect([...formPaths(open({ stepKey: 'sell' }))]).toEqual(all);
    expect([...formPaths({ formSteps: choice.formSteps })]).toEqual(all);
  });

  it('FRM-4: goes both ways at an authentication step', () => {
    const auth = { skipAuthentication: true };
    const form = { formSteps: [{ key: 'a' }, { key: 'b', customRules: auth }, { key: 'c' }] };
    expect([...formPaths(form)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect([...formPaths({ formSteps: [{ key: 'a', customRules: auth }] })]).toEqual([[0]]);
  });

  it('FRM-4: has no path through a form without steps', () => {
    expect([...formPaths({})]).toEqual([]);
  });

  it('FRM-4: makes paths one at a time, however many there are', () => {
    const formSteps = Array.from({ length: 60 }, (_, index) => ({
      key: `s${index}`,
      customRules: { skipRules: [{ key: 'jump', values: ['yes'], target: `s${index + 2}` }] },
    }));
    expect([...formPaths({ formSteps }).take(1000)]).toHaveLength(1000);
  });
});

describe('reachableSteps', () => {
  it('FRM-4: leaves out a step that every answer jumps over', () => {
    expect([...reachableSteps(choice)].sort()).toEqual([0, 2, 3]);
  });

  it('FRM-4: counts rules that name the way they lead', () => {
    expect(stepEdges(choice, 0)).toEqual([
      { from: 0, to: 2, rule: 0 },
      { from: 0, to: 3, rule: 1 },
    ]);
    expect(() => stepEdges(choice, 9)).toThrow(RangeError);
  });
});
