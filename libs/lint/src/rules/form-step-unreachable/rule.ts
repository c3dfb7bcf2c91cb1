import { reachableSteps, stepIndex, stepKey } from '@forecourt/forms';
import { steppedForm } from '../../engine/forms.ts';
import { defineRule } from '../../engine/rule.ts';

/** Steps that nobody ever sees. */
export const formStepUnreachable = defineRule({
  meta: {
    id: 'form-step-unreachable',
    description: 'Some answer must lead to every step of a form.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    block: ({ report, ...place }) => {
      const form = steppedForm(place);
      if (form === undefined) return;
      const steps = form.data.formSteps!;
      const reached = reachableSteps(form.data);
      for (const [index, step] of steps.entries()) {
        const key = stepKey(step);
        // A key that stands twice has a rule of its own.
        if (reached.has(index) || stepIndex(steps, key) < index) continue;
        report({
          pointer: `${form.pointer}/formSteps/${index}/key`,
          message: `no answer leads to the step "${key}": every way jumps over it; remove the step, or a value of the skip rules before it`,
        });
      }
    },
  }),
});
