import { didYouMean } from '@forecourt/block-schemas';
import { answersTo } from '@forecourt/forms';
import { formRule, isOnlyOption } from '../../rule-api/forms.ts';

/** Reports values of skip rules that no answer has. */
export const formSkipValueUnmatched = formRule(
  {
    id: 'form-skip-value-unmatched',
    description: 'Every value of a skip rule is an option of its field.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    for (const [step, { customRules }] of form.formSteps.entries())
      for (const [index, rule] of (customRules?.skipRules ?? []).entries()) {
        const answers = answersTo(form, step, rule);
        // A field that is missing or on a later step is a finding of its own, and so is an only option.
        if (answers === undefined || answers.length === 0) continue;
        if (form.fields.some((field) => field.name === rule.key && isOnlyOption(field))) continue;
        for (const [at, value] of rule.values.entries()) {
          if (answers.includes(value)) continue;
          const suggestion = didYouMean(value, answers);
          report({
            pointer: `/formSteps/${step}/customRules/skipRules/${index}/values/${at}`,
            message: `"${value}" is not an option of "${rule.key}", so the rule never applies to it${suggestion ? `; did you mean "${suggestion}"?` : '; write one of its options'}`,
            suggestion,
          });
        }
      }
  },
);
