import { unclearLabel } from '@forecourt/forms';
import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports fields whose label does not say what to enter. */
export const formFieldWithoutLabel = fieldsRule(
  {
    id: 'form-field-without-label',
    description: 'Every field has a label that says what to enter.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report, { site }) => {
    for (const [index, field] of fields.entries()) {
      const shown = unclearLabel(field, site);
      if (shown === undefined) continue;
      report({
        pointer: `/fields/${index}/${field.label === undefined ? 'name' : 'label'}`,
        message: `"${field.name}" has no label, so visitors read ${shown === '' ? 'nothing' : `"${shown}"`}; add a "label" that says what to enter`,
      });
    }
  },
);
