import { didYouMean } from '@forecourt/block-schemas';
import { missingTargets, stepKey } from '@forecourt/forms';
import { formRule } from '../../engine/forms.ts';

/** References to steps that are not there. */
export const formStepTargetMissing = formRule(
  {
    id: 'form-step-target-missing',
    description: 'A step that a field or a skip rule names must be there.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    const keys = form.formSteps.map(stepKey);
    for (const { pointer, key } of missingTargets(form)) {
      const suggestion = didYouMean(key, keys);
      const effect = pointer.endsWith('/target')
        ? 'the rule never jumps'
        : 'the field is never asked';
      report({
        pointer,
        message: `no step of the form is called "${key}", so ${effect}${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        suggestion,
      });
    }
  },
);
