import { reservedFor } from '@forecourt/forms';
import { fieldsRule } from '../../rule-api/forms.ts';

const effects = {
  lead: 'every lead has that name already, so the answer is lost or replaces it',
  browser: 'browsers have that name on every form, so its scripts fail',
};

/** Reports fields with names that leads or browsers use themselves. */
export const formFieldNameReserved = fieldsRule(
  {
    id: 'form-field-name-reserved',
    description: 'No field has a name that leads or browsers use themselves.',
    severity: 'error',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { name }] of fields.entries()) {
      const owner = reservedFor(name);
      if (owner === undefined) continue;
      report({
        pointer: `/fields/${index}/name`,
        message: `a field must not be called "${name}": ${effects[owner]}; choose another name`,
      });
    }
  },
);
