import { reachableSteps, stepIndex, stepKey } from '@forecourt/forms';
import { formRule } from '../../engine/forms.ts';

/** Steps that nobody ever sees. */
export const formStepUnreachable = formRule(
  {
    id: 'form-step-unreachable',
    description: 'Some answer must lead to every step of a form.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    const steps = form.formSteps;
    const reached = reachableSteps(form);
    for (const [index, step] of steps.entries()) {
      const key = stepKey(step);
      // A key that stands twice has a rule of its own.
      if (reached.has(index) || stepIndex(steps, key) < index) continue;
      report({
        pointer: `/formSteps/${index}/key`,
        message: `no answer leads to the step "${key}": every way jumps over it; remove the step, or a value of the skip rules before it`,
      });
    }
  },
);
