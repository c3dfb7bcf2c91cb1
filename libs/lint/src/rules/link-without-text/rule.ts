import { defineRule } from '../../rule-api/rule.ts';
import { linksIn, mayHaveLinks, wordsOf } from '../../rule-api/html-links.ts';
import type { HtmlLink } from '../../rule-api/html-links.ts';

const hasName = ({ content, attributes }: HtmlLink): boolean =>
  wordsOf(content) !== '' ||
  /\s(?:aria-label|title)\s*=\s*["']?[^"'\s]/i.test(attributes) ||
  /<img\b[^<>]*\salt\s*=\s*(?:"[^"]*[^"\s]|'[^']*[^'\s]|[^"'\s>])/i.test(content);

/** Reports links without words, which can't be clicked or are read aloud as their address. */
export const linkWithoutText = defineRule({
  meta: {
    id: 'link-without-text',
    description: 'Every link has words, or a picture with alternative text.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text-link', 'html-inline', 'html-block'],
    textTest: mayHaveLinks,
    text: ({ kind, value, pointer, report }) => {
      if (kind === 'text-link') {
        // An empty label is left out, or refused by the schema.
        if (value !== '' && value.trim() === '')
          report({ pointer, message: 'the label of the link is empty; write where it leads' });
        return;
      }
      for (const link of linksIn(value)) {
        if (link.element !== 'a' || link.address === undefined || hasName(link)) continue;
        report({
          pointer,
          within: link.tag,
          message: `the link to "${link.address}" has no words; write where it leads, or remove the link`,
        });
      }
    },
  }),
});
