import { dueOn } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports suppressions whose last day has passed: what they suppressed is reported again. */
export const suppressionExpired = defineRule({
  meta: {
    id: 'suppression-expired',
    description: 'No suppression is past its last day.',
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
          message: `the suppression of "${rule}" ended on ${until} ("${reason}"); fix what it suppressed, or set a later until`,
        });
      else if (due.inDays <= horizonDays)
        report({
          pointer: `${pointer}/until`,
          due,
          message: `the suppression of "${rule}" ends on ${until} ("${reason}"); fix what it suppresses before it is reported again, or set a later until`,
        });
    },
  }),
});
