import { didYouMean } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';

/** Suppressions that outlived what they were for. */
export const suppressionWithoutEffect = defineRule({
  meta: {
    id: 'suppression-without-effect',
    description: 'A suppression that suppresses nothing should go.',
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
          message: `there is no rule "${rule}"${suggestion ? `, did you mean "${suggestion}"?` : '; forecourt explain lists them'}`,
          suggestion,
        });
      } else if (ran && matched === 0) {
        report({
          pointer: `${pointer}/rule`,
          message: `"${rule}" has nothing to say here any more, so this suppresses nothing; remove it`,
          fix: { pointer, andEmptied: true },
        });
      }
    },
  }),
});
