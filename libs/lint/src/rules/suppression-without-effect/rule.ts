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
    suppression: ({ suppression: { rule }, pointer, matched, returned, ran, report }) => {
      const [misplaced] = returned;
      if (!ruleIds.includes(rule)) {
        const suggestion = didYouMean(rule, ruleIds);
        report({
          pointer: `${pointer}/rule`,
          message: `there is no rule "${rule}"${suggestion ? `, did you mean "${suggestion}"?` : '; run forecourt explain for the list'}`,
          suggestion,
        });
      } else if (ran && matched === 0 && misplaced !== undefined) {
        report({
          pointer: `${pointer}/pointer`,
          message: `"${rule}" reports nothing there, but ${misplaced.finding.pointer || 'the file'}: ${misplaced.finding.message}; correct the pointer, or fix that and remove the suppression`,
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
