import { dueOn } from '../../cutoffs/days.ts';
import { defineRule } from '../../engine/rule.ts';

/** Suppressions whose last day has passed: what they kept quiet is told again. */
export const suppressionExpired = defineRule({
  meta: {
    id: 'suppression-expired',
    description: 'A suppression past its last day has no effect any more.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today, horizonDays = -1 }) => ({
    suppression: ({ suppression: { rule, until, reason }, pointer, matched, expired, report }) => {
      if (until === undefined || matched === 0) return;
      const due = dueOn(until, today);
      if (expired)
        report({
          pointer: `${pointer}/until`,
          due,
          message: `the suppression of "${rule}" ended on ${until} ("${reason}"); put right what it kept quiet, or give it a new last day`,
        });
      else if (due.inDays <= horizonDays)
        report({
          pointer: `${pointer}/until`,
          due,
          message: `the suppression of "${rule}" ends on ${until} ("${reason}"): what it keeps quiet is told again after that day`,
        });
    },
  }),
});
