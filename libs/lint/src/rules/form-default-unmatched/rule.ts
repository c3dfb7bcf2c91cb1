import { didYouMean } from '@forecourt/block-schemas';
import { foldText } from '@forecourt/domain';
import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports preselected options that a field does not have. */
export const formDefaultUnmatched = fieldsRule(
  {
    id: 'form-default-unmatched',
    description: 'Every preselected option is one of its field’s options.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { type, options, defaultSelected }] of fields.entries()) {
      if (defaultSelected === undefined || options === undefined || type === 'hidden') continue;
      if (options.includes(defaultSelected)) continue;
      const wanted = foldText(defaultSelected);
      // A group of checkboxes compares exactly.
      if (type !== 'checkbox' && options.some((option) => foldText(option) === wanted)) continue;
      const suggestion = didYouMean(defaultSelected, options);
      report({
        pointer: `/fields/${index}/defaultSelected`,
        message: `"${defaultSelected}" is not one of the options, so none is preselected${suggestion ? `; did you mean "${suggestion}"?` : '; write one of them, or remove "defaultSelected"'}`,
        suggestion,
      });
    }
  },
);
