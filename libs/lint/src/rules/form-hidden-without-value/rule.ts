import { isCarriedName } from '@forecourt/forms';
import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports required hidden fields that nothing fills in. */
export const formHiddenWithoutValue = fieldsRule(
  {
    id: 'form-hidden-without-value',
    description: 'Every required hidden field has a value.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { name, type, required, defaultSelected }] of fields.entries()) {
      if (type !== 'hidden' || required !== true || defaultSelected) continue;
      // Filled in from the page's address.
      if (isCarriedName(name)) continue;
      report({
        pointer: `/fields/${index}/required`,
        message: `"${name}" is hidden and has no value, so it is never sent; set "defaultSelected", or remove the field`,
      });
    }
  },
);
