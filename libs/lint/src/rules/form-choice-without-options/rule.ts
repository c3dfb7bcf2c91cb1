import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports select and radio fields without options. */
export const formChoiceWithoutOptions = fieldsRule(
  {
    id: 'form-choice-without-options',
    description: 'Every select and radio field has options.',
    severity: 'error',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { name, type, options }] of fields.entries())
      if ((type === 'select' || type === 'radio') && options === undefined)
        report({
          pointer: `/fields/${index}/type`,
          message: `"${name}" has no options, so visitors get a text box; add "options", or choose another type`,
        });
  },
);
