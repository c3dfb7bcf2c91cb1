import type { StringRange } from '@forecourt/json';
import { eachEntryName } from '../../rule-api/entry-names.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { mayShowMarkup, shownMarkup } from './patterns.ts';

const messageOf = (text: string, { start, end }: StringRange): string =>
  `visitors see "${text.slice(start, end).trim()}" as it is written; write the words alone, or format them in a text with mark-up`;

/** Reports Markdown, tags and entities in texts that show them to visitors. */
export const markupAsText = defineRule({
  meta: {
    id: 'markup-as-text',
    description:
      'No text shows mark-up to visitors: neither Markdown, tags in plain text nor entities.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: mayShowMarkup,
    text: ({ kind, value, pointer, report }) => {
      const within = shownMarkup(value, kind);
      if (within) report({ pointer, within, message: messageOf(value, within) });
    },
    site: ({ site: { name }, report }) => {
      const within = shownMarkup(name, 'text');
      if (within) report({ pointer: '/name', within, message: messageOf(name, within) });
    },
    data: (visit) =>
      eachEntryName(visit, (value, pointer) => {
        const within = mayShowMarkup(value, 'text') ? shownMarkup(value, 'text') : undefined;
        if (within) visit.report({ pointer, within, message: messageOf(value, within) });
      }),
  }),
});
