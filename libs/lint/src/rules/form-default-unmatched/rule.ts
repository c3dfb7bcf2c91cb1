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
      const wanted = foldText(defaultSelected);
      // A group of checkboxes compares exactly.
      const isOption = (option: string) =>
        option === defaultSelected || (type !== 'checkbox' && foldText(option) === wanted);
      if (options.some(isOption)) continue;
      const suggestion = didYouMean(defaultSelected, options);
      report({
        pointer: `/fields/${index}/defaultSelected`,
        message: `"${defaultSelected}" is not one of the options, so none is preselected${suggestion ? `; did you mean "${suggestion}"?` : '; write one of them, or remove "defaultSelected"'}`,
        suggestion,
      });
    }
  },
);
