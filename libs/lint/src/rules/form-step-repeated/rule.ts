import { repeatedStepKeys } from '@forecourt/forms';
import { steppedForm } from '../../engine/forms.ts';
import { defineRule } from '../../engine/rule.ts';

/** Steps whose key an earlier one has taken. */
export const formStepRepeated = defineRule({
  meta: {
    id: 'form-step-repeated',
    description: 'The key of a step stands once in a form.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    block: ({ report, ...place }) => {
      const form = steppedForm(place);
      if (form === undefined) return;
      for (const { pointer, key } of repeatedStepKeys(form.data))
        report({
          pointer: form.pointer + pointer,
          message: `an earlier step is called "${key}" too, so fields and rules never mean this one; give it a key of its own`,
        });
    },
  }),
});
