import { didYouMean } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports suppressions that suppress nothing. */
export const suppressionWithoutEffect = defineRule({
  meta: {
    id: 'suppression-without-effect',
    description: 'Every suppression suppresses something.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: ({ ruleIds }) => ({
    suppression: ({ suppression: { rule }, pointer, matched, ran, report }) => {
      if (!ruleIds.includes(rule)) {
        const suggestion = didYouMean(rule, ruleIds);
        report({
          pointer: `${pointer}/rule`,
          message: `there is no rule "${rule}"${suggestion ? `, did you mean "${suggestion}"?` : '; run forecourt explain for the list'}`,
          suggestion,
        });
      } else if (ran && matched === 0) {
        report({
          pointer: `${pointer}/rule`,
          message: `"${rule}" reports nothing here, so the suppression has no effect; remove it`,
          fix: { pointer, andEmptied: true },
        });
      }
    },
  }),
});
