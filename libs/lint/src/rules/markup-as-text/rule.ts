import type { LocatedBlock } from '@forecourt/block-schemas';
import { isObject, resolvePointer, type StringRange } from '@forecourt/json';
import { eachEntryName } from '../../rule-api/entry-names.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { mayShowMarkup, shownMarkup } from './patterns.ts';
import { mayHaveBullets, typedBullet } from './typed-bullets.ts';

const messageOf = (text: string, { start, end }: StringRange): string =>
  `visitors see "${text.slice(start, end).trim()}" as it is written; write the words alone, or format them in a text with mark-up`;

const bulletMessage = (isEntry: boolean): string =>
  isEntry
    ? 'the list shows a bullet or number of its own in front of this one; remove it'
    : 'the lines have bullets that someone typed, which screen readers read aloud and do not count; use a list block';

/** Returns the text of the entry of a list before the one at a pointer; undefined for the first. */
function entryBefore({ block, pointer: at }: LocatedBlock, pointer: string): string | undefined {
  const [, list = '', index = 0] = /^(.*)\/(\d+)(?:\/content)?$/.exec(pointer) ?? [];
  const entry = resolvePointer(block, `${list.slice(at.length)}/${Number(index) - 1}`);
  const text = isObject(entry) ? entry.content : entry;
  return typeof text === 'string' ? text : undefined;
}

/** Reports Markdown, tags and entities in texts that show them to visitors. */
export const markupAsText = defineRule({
  meta: {
    id: 'markup-as-text',
    description:
      'No text shows mark-up to visitors: neither Markdown, tags in plain text, entities nor typed bullets.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: (value, kind) => mayShowMarkup(value, kind) || mayHaveBullets(value, kind),
    text: ({ kind, value, pointer, block, report }) => {
      const within = shownMarkup(value, kind);
      if (within) report({ pointer, within, message: messageOf(value, within) });
      if (within || !mayHaveBullets(value, kind)) return;
      const isEntry = block?.block.type === 'list';
      const style = isEntry ? block.block.data.style : undefined;
      const bullet = typedBullet(value, style);
      // A list of which each entry has one was pasted: it is one mistake.
      const before = isEntry ? entryBefore(block, pointer) : undefined;
      if (before !== undefined && typedBullet(before, style)) return;
      if (bullet) report({ pointer, within: bullet, message: bulletMessage(isEntry) });
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
