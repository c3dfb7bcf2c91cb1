import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { mayBeMisspelt, misspellingsIn } from './misspellings.ts';

/** Maximum number of findings about one text. */
const maxOfText = 20;

/** Reports common misspellings, and small words twice in a row. */
export const wordMisspelt = defineRule({
  meta: {
    id: 'word-misspelt',
    description: 'No text has a common misspelling, or a small word twice.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: mayBeMisspelt,
    text: ({ kind, value, pointer, report }) => {
      const { words, placed } = readText(kind, value);
      // Placing each in mark-up reads the text again.
      for (const { range, written, meant } of misspellingsIn(words).slice(0, maxOfText))
        report({
          pointer,
          within: placed(range),
          message: `"${written}" is misspelt; write "${meant}"`,
          suggestion: meant,
        });
    },
  }),
});
