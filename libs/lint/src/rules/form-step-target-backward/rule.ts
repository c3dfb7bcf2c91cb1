import { backwardTargets } from '@forecourt/forms';
import { formRule } from '../../rule-api/forms.ts';

/** Reports skip rules that lead backwards. */
export const formStepTargetBackward = formRule(
  {
    id: 'form-step-target-backward',
    description: 'Every skip rule leads to a later step.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, key } of backwardTargets(form))
      report({
        pointer,
        message: `"${key}" is not after the step of this rule, so the rule has no effect; name a later step`,
      });
  },
);
