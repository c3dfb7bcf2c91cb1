import { counterText } from '../../rule-api/counters.ts';
import { isAnswer } from '../../rule-api/form-answers.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';
import {
  approvalClaimKinds,
  approvalClaims,
  mayClaimApproval,
  type ApprovalClaimKind,
} from './claims.ts';

/** Says of each kind what to write instead. */
const advice: { readonly [K in ApprovalClaimKind]: string } = {
  guaranteed: 'say that lending criteria apply',
  'no-credit-check': 'leave it out',
  'bad-credit': 'say that you help people with a credit history, not that they are approved',
  instant: 'say how soon the lender answers, not that it approves',
  'pre-approved': 'invite visitors to apply',
};

/** Reports texts that promise a loan before the lender has assessed who borrows it. */
export const approvalClaim = defineRule<{ readonly claims: readonly ApprovalClaimKind[] }>({
  meta: {
    id: 'approval-claim',
    description: 'No text promises finance before an application is assessed.',
    severity: 'warning',
    recommended: true,
    options: { claims: approvalClaimKinds },
  },
  create: ({ options: { claims } }) => ({
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: mayClaimApproval,
    text: ({ kind, value, pointer, block, report }) => {
      // The label of a counter is read with the number above it: "100%", "finance approval".
      const counter = pointer.endsWith('/data/label') ? counterText(block) : undefined;
      const { words, placed } = readText(kind, counter?.words ?? value);
      // Nobody's credit is checked for a calculation.
      const isCalculator = block?.block.type === 'financeCalculator';
      for (const { kind: claim, range } of approvalClaims(words, claims)) {
        if (isCalculator && claim === 'no-credit-check') continue;
        // "I’m already pre-approved" is what a visitor answers.
        if (claim === 'pre-approved' && isAnswer({ pointer })) continue;
        const claimed = words.slice(range.start, range.end);
        report({
          ...(counter ? { pointer: counter.pointer } : { pointer, within: placed(range) }),
          message: `"${claimed}" promises a loan before the lender has assessed the application; ${advice[claim]}`,
        });
      }
    },
  }),
});
