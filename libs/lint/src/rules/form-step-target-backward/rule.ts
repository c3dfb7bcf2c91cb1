import { backwardTargets } from '@forecourt/forms';
import { formRule } from '../../engine/forms.ts';

/** Skip rules that would lead back. */
export const formStepTargetBackward = formRule(
  {
    id: 'form-step-target-backward',
    description: 'A skip rule must lead to a later step.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, key } of backwardTargets(form))
      report({
        pointer,
        message: `"${key}" is not after the step of this rule, so the rule never jumps; name a later step`,
      });
  },
);
