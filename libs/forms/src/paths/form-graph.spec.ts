import type { FormField } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormBlockData } from '../definition.ts';
import { advance } from './flow.ts';
import { formWays } from './form-graph.ts';
import { pathsAlong, stepsAlong } from './paths-along.ts';
import { firstStep } from './step-graph.ts';
import { stepIndex, stepKey } from '../steps.ts';
import { brands, ownForm, page, presetForm } from '../testing/sites.ts';
import { visitOnce } from '../testing/visit-once.ts';

const formOf = (data: FormBlockData) => ownForm({ type: 'multi', ...data });

const contact = [
  { name: 'name', type: 'text', label: 'Name', required: true, stepKey: 'you' },
  { name: 'email', type: 'email', label: 'Email', stepKey: 'you' },
] as const;

const kind: FormField = {
  name: 'Kind',
  type: 'radio',
  label: 'What for?',
  options: ['Buy', 'Sell', 'Look'],
  stepKey: 'kind',
};

const twoRules = {
  skipRules: [
    { key: 'Kind', values: ['Buy'], target: 'you' },
    { key: 'Kind', values: ['Buy', 'Sell'], target: 'end' },
  ],
};

describe('formWays', () => {
  it('CLI-13: names what leads along each way, and what is left over', () => {
    const form = formOf({
      formSteps: [
        { key: 'kind', customRules: twoRules },
        { key: 'more' },
        { key: 'you' },
        { key: 'end' },
      ],
      fields: [kind, ...contact],
    });
    expect(formWays(form).slice(0, 4)).toEqual([
      { from: 'start', to: 0, conditions: [{}] },
      { from: 0, to: 2, conditions: [{ answer: { field: 'Kind', values: ['Buy'] } }] },
      // "Buy" has led elsewhere by then.
      { from: 0, to: 3, conditions: [{ answer: { field: 'Kind', values: ['Sell'] } }] },
      { from: 0, to: 1, conditions: [{ otherwise: { values: ['Look'] } }] },
    ]);
  });

  it('CLI-13: has no way in order where a required choice always jumps', () => {
    const form = formOf({
      formSteps: [
        { key: 'kind', customRules: twoRules },
        { key: 'more' },
        { key: 'you' },
        { key: 'end' },
      ],
      fields: [{ ...kind, options: ['Buy', 'Sell'], required: true }, ...contact],
    });
    expect([...stepsAlong(formWays(form))].sort()).toEqual([0, 2, 3]);
  });

  it('CLI-13: passes over steps of authentication for visitors who are signed in', () => {
    const auth = { skipAuthentication: true };
    const form = formOf({
      formSteps: [{ key: 'kind' }, { key: 'you', customRules: auth }, { key: 'end' }],
      fields: [kind, ...contact],
    });
    expect(formWays(form).filter(({ from }) => from === 0)).toEqual([
      { from: 0, to: 1, conditions: [{ signedIn: 'no' }] },
      { from: 0, to: 2, conditions: [{ signedIn: 'yes' }] },
    ]);
  });

  it('CLI-13: ends where a step has no button to go on, and says so', () => {
    const form = formOf({
      formSteps: [{ key: 'kind', customRules: { hideButtons: 'next' } }, { key: 'you' }],
      fields: [kind, ...contact],
    });
    const ways = formWays(form);
    expect([...pathsAlong(ways)]).toEqual([{ steps: [0], end: 'stuck' }]);
    expect([...stepsAlong(ways)]).toEqual([0]);
  });

  it('CLI-13: leads off the site where an answer does', () => {
    const settings = { service: { variant: 'wizard' } } as const;
    const form = presetForm('service-booking', settings, { ...page, brands });
    const ends = [...pathsAlong(formWays(form))].map(({ end }) => end);
    expect(ends).toContain('sent');
    expect(ends).toContainEqual({ url: 'https://aldermoor.example/service' });
    expect(ends).toContainEqual({ url: 'https://corrie-north.example/' });
  });

  it('CLI-13: returns the path of any combination of answers', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const name = fc.constantFrom('Make', 'Kind');
    const value = fc.constantFrom('yes', 'no', 'maybe');
    const rule = fc.record({
      key: name,
      values: fc.uniqueArray(value, { minLength: 1 }),
      target: key,
    });
    const step = fc.record({
      key,
      customRules: fc.record({
        skipRules: fc.array(rule, { maxLength: 4 }),
        skipAuthentication: fc.boolean(),
      }),
    });
    const field = fc.record({
      name,
      type: fc.constantFrom('select' as const, 'radio' as const),
      label: fc.constant('Which?'),
      options: fc.uniqueArray(value, { minLength: 1 }),
      required: fc.boolean(),
      stepKey: key,
    });
    const form = fc.record({
      formSteps: fc.uniqueArray(step, { minLength: 1, maxLength: 5, selector: (each) => each.key }),
      fields: fc.uniqueArray(field, { minLength: 1, selector: (each) => each.name }),
    });
    const viewer = fc.constantFrom(undefined, { phone: '0491 570 156' });
    fc.assert(
      fc.property(form, viewer, fc.nat(2), fc.nat(2), (data, who, first, second) => {
        const made = formOf(data as FormBlockData);
        const pick = [first, second];
        const values = Object.fromEntries(
          made.fields.map(({ name: each, options = [] }, index) => [
            each,
            options[pick[index % 2]! % options.length]!,
          ]),
        );
        const visit = visitOnce();
        const walked = [firstStep(made.steps, who)];
        for (;;) {
          const next = advance(made, stepKey(made.steps[walked.at(-1)!]!), values, who);
          if (!('step' in next)) break;
          visit(next.step);
          walked.push(stepIndex(made.steps, next.step));
        }
        expect([...pathsAlong(formWays(made))]).toContainEqual({ steps: walked, end: 'sent' });
      }),
      { numRuns: 300 },
    );
  });
});
