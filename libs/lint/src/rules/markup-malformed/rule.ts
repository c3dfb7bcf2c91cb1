import { blankComments } from '../../rule-api/blank-comments.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { firstTagError, mayHaveTagError } from './tags.ts';

/** Reports the first tag of a text that is not closed, closes nothing, or is removed. */
export const markupMalformed = defineRule({
  meta: {
    id: 'markup-malformed',
    description: 'Tags of mark-up are closed, and of the kinds that the text may have.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['html-inline', 'html-block'],
    textTest: mayHaveTagError,
    text: ({ kind, value, pointer, report }) => {
      const error = firstTagError(blankComments(value), kind === 'html-inline');
      if (error !== undefined) report({ pointer, ...error });
    },
  }),
});
