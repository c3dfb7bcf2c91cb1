import { stepIndex, stepKey } from '@forecourt/forms';
import { analyzeForm } from '../../rule-api/form-analysis.ts';
import { formRule } from '../../rule-api/forms.ts';

/** Reports steps that no visitor can reach. */
export const formStepUnreachable = formRule(
  {
    id: 'form-step-unreachable',
    description: 'Every step of a form can be reached.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    const steps = form.formSteps;
    const { reached } = analyzeForm(form);
    for (const [index, step] of steps.entries()) {
      const key = stepKey(step);
      // Repeated keys have their own rule.
      if (reached.has(index) || stepIndex(steps, key) < index) continue;
      report({
        pointer: `/formSteps/${index}/key`,
        message: `no answer leads to the step "${key}", since skip rules always jump over it; remove the step, or a value of the skip rules before it`,
      });
    }
  },
);
