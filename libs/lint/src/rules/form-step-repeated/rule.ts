import { repeatedStepKeys } from '@forecourt/forms';
import { formRule } from '../../rule-api/forms.ts';

/** Reports steps with the key of an earlier step. */
export const formStepRepeated = formRule(
  {
    id: 'form-step-repeated',
    description: 'Every step of a form has its own key.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, key } of repeatedStepKeys(form))
      report({
        pointer,
        message: `an earlier step has the key "${key}" too, so fields and rules never refer to this one; give it another key`,
      });
  },
);
