import { repeatedFields } from '@forecourt/forms';
import { fieldsRule, flowOf } from '../../rule-api/forms.ts';

/** Reports fields with the name of an earlier field. */
export const formFieldRepeated = fieldsRule(
  {
    id: 'form-field-repeated',
    description: 'No visitor is asked for two fields with the same name.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const { pointer, name, onOneStep } of repeatedFields(flowOf(form)))
      report({
        pointer,
        message: `an earlier field has the name "${name}" too, so ${
          onOneStep ? 'this one is never shown' : 'its answer replaces the earlier one'
        }; give it another name`,
      });
  },
);
