import { didYouMean } from '@forecourt/block-schemas';
import { missingTargets, stepKey } from '@forecourt/forms';
import { formRule } from '../../rule-api/forms.ts';

/** Reports references to steps that do not exist. */
export const formStepTargetMissing = formRule(
  {
    id: 'form-step-target-missing',
    description: 'Every step that a field or a skip rule names exists.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, key } of missingTargets(form)) {
      const keys = form.formSteps.map(stepKey);
      // A skip rule can only lead to a later step than its own.
      const own = /^\/formSteps\/(\d+)\//.exec(pointer)?.[1];
      const suggestion = didYouMean(key, own === undefined ? keys : keys.slice(Number(own) + 1));
      const effect = pointer.endsWith('/target')
        ? 'the rule has no effect'
        : 'the field is never shown';
      report({
        pointer,
        message: `no step of the form has the key "${key}", so ${effect}${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        suggestion,
      });
    }
  },
);
