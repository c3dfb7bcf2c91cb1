import { didYouMean } from '@forecourt/block-schemas';
import { missingTargets, stepKey } from '@forecourt/forms';
import { steppedForm } from '../../engine/forms.ts';
import { defineRule } from '../../engine/rule.ts';

/** References to steps that are not there. */
export const formStepTargetMissing = defineRule({
  meta: {
    id: 'form-step-target-missing',
    description: 'A step that a field or a skip rule names must be there.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    block: ({ report, ...place }) => {
      const form = steppedForm(place);
      if (form === undefined) return;
      const keys = form.data.formSteps!.map(stepKey);
      for (const { pointer, key } of missingTargets(form.data)) {
        const suggestion = didYouMean(key, keys);
        const effect = pointer.endsWith('/target')
          ? 'the rule never jumps'
          : 'the field is never asked';
        report({
          pointer: form.pointer + pointer,
          message: `no step of the form is called "${key}", so ${effect}${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
          suggestion,
        });
      }
    },
  }),
});
