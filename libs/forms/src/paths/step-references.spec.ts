import { describe, expect, it } from 'vitest';
import { backwardTargets, missingTargets, repeatedStepKeys } from './step-references.ts';

const skipTo = (...targets: string[]) => ({
  skipRules: targets.map((target) => ({ key: 'make', values: ['any'], target })),
});

describe('references to steps', () => {
  const form = {
    formSteps: [
      { key: 'one', customRules: skipTo('two', 'tow') },
      { key: 'two', customRules: skipTo('one', 'two') },
      { key: 'x', customStepKey: 'three', isCustom: true },
    ],
    fields: [
      { name: 'make', type: 'make' as const, stepKey: 'one' },
      { name: 'model', type: 'model' as const, stepKey: 'x' },
      { name: 'year', type: 'year' as const, stepKey: 'three' },
      { name: 'Comments', type: 'textarea' as const },
    ],
  };

  it('FRM-4: finds targets and step keys without a step', () => {
    expect(missingTargets(form)).toEqual([
      { pointer: '/formSteps/0/customRules/skipRules/1/target', key: 'tow' },
      { pointer: '/fields/1/stepKey', key: 'x' },
    ]);
    expect(missingTargets({})).toEqual([]);
  });

  it('FRM-4: finds targets that are not later', () => {
    expect(backwardTargets(form)).toEqual([
      { pointer: '/formSteps/1/customRules/skipRules/0/target', key: 'one' },
      { pointer: '/formSteps/1/customRules/skipRules/1/target', key: 'two' },
    ]);
  });

  it('FRM-1: finds step keys that are taken', () => {
    const steps = [
      { key: 'one' },
      { key: 'one' },
      { key: 'x', customStepKey: 'one', isCustom: true },
      { key: 'x' },
    ];
    expect(repeatedStepKeys({ formSteps: steps })).toEqual([
      { pointer: '/formSteps/1/key', key: 'one' },
      { pointer: '/formSteps/2/customStepKey', key: 'one' },
    ]);
  });
});
