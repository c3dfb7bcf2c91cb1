import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { mayHaveNumber, numberErrors } from './numbers.ts';

/** Reports ABNs, ACNs and NZBNs with a wrong digit, and licences without a number. */
export const businessNumberInvalid = defineRule({
  meta: {
    id: 'business-number-invalid',
    description: 'Business numbers have the right digits, and licences have a number.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'html-inline', 'html-block'],
    textTest: mayHaveNumber,
    text: ({ kind, value, pointer, report }) => {
      const { words, placed } = readText(kind, value);
      for (const { range, message } of numberErrors(words))
        report({ pointer, within: placed(range), message });
    },
  }),
});
