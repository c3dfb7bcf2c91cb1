import { backwardTargets } from '@forecourt/forms';
import { steppedForm } from '../../engine/forms.ts';
import { defineRule } from '../../engine/rule.ts';

/** Skip rules that would lead back. */
export const formStepTargetBackward = defineRule({
  meta: {
    id: 'form-step-target-backward',
    description: 'A skip rule must lead to a later step.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    block: ({ report, ...place }) => {
      const form = steppedForm(place);
      if (form === undefined) return;
      for (const { pointer, key } of backwardTargets(form.data))
        report({
          pointer: form.pointer + pointer,
          message: `"${key}" is not after the step of this rule, so the rule never jumps; name a later step`,
        });
    },
  }),
});
