import { repeatedStepKeys } from '@forecourt/forms';
import { formRule } from '../../engine/forms.ts';

/** Steps whose key an earlier one has taken. */
export const formStepRepeated = formRule(
  {
    id: 'form-step-repeated',
    description: 'The key of a step stands once in a form.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, key } of repeatedStepKeys(form))
      report({
        pointer,
        message: `an earlier step is called "${key}" too, so fields and rules never mean this one; give it a key of its own`,
      });
  },
);
