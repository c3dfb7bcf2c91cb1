import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports select and radio fields that leave nothing to choose. */
export const formChoiceWithoutOptions = fieldsRule(
  {
    id: 'form-choice-without-options',
    description: 'Every select and radio field has options to choose from.',
    severity: 'error',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { name, type, options }] of fields.entries()) {
      const isChoice = type === 'select' || type === 'radio';
      if (isChoice && options === undefined)
        report({
          pointer: `/fields/${index}/type`,
          message: `"${name}" has no options, so visitors get a text box; add "options", or choose another type`,
        });
      else if (isChoice && options?.length === 1)
        report({
          pointer: `/fields/${index}/options/0`,
          message: `"${options[0]!}" is the only option of "${name}", so there is nothing to choose; add others, or choose the type "checkbox" for a confirmation`,
        });
      for (const [at, option] of options?.entries() ?? [])
        if (option.trim() === '')
          report({
            pointer: `/fields/${index}/options/${at}`,
            message: `an option of "${name}" is blank; write what visitors choose, or remove it`,
          });
    }
  },
);
