import { isMarkup } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { eachEntryName } from '../../rule-api/entry-names.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule, type TextTest } from '../../rule-api/rule.ts';
import { cutOffIn, mayBeCutOff } from './cut-off.ts';
import {
  exampleIn,
  leftoverIn,
  mailboxIn,
  mayBePlaceholder,
  placeholderIn,
  promptIn,
} from './patterns.ts';

const messageOf = (text: string, { start, end }: StringRange): string =>
  `"${text.slice(start, end)}" is a placeholder; write what visitors should read, or remove it`;

/** Members that name something in words. */
const addressOf = /\/(?:(?:sub)?heading|title|tab|linkText)$/;
/** A path of a page or file, or a web address. */
const isAddress = /^\s*(?:\/[a-z\d-]{2,}(?:[/.][a-z\d-]+)*\/?|https?:\/\/\S+)\s*$/i;

const mayBeUnfinished: TextTest = (text, kind) =>
  mayBePlaceholder(text) || mayBeCutOff(text) || (kind !== 'link' && isAddress.test(text));

/** Reports placeholders that an editor or an import left behind. */
export const placeholderText = defineRule({
  meta: {
    id: 'placeholder-text',
    description: 'No text is a placeholder, a note to oneself or an unfilled template, or cut off.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['link', 'text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: mayBeUnfinished,
    text: ({ kind, value, pointer, file, report }) => {
      // Templates of components have placeholders, which pages fill in.
      if (file.startsWith('components/')) return;
      // Unlike a tag, `<%= name %>` and the mark of a merge conflict are read.
      const isWritten = value.includes('<%') || value.includes('<<<<<<<');
      const { words, placed } = readText(isWritten ? 'text' : kind, value);
      // "name@example.com" or "XXX 123" in an empty control is an example of what to type.
      const read = pointer.endsWith('/placeholder') ? leftoverIn : placeholderIn;
      const found = kind === 'link' ? exampleIn(value) : read(words);
      if (found === undefined && /\/options\/\d+$/.test(pointer)) {
        const within = promptIn(value);
        const message = `"${value.trim()}" asks for an answer, but visitors can send it as one; remove the option, and write it as placeholder of the field`;
        if (within) report({ pointer, within, message });
        return;
      }
      // Words that are a placeholder as well are the same mistake.
      const mailbox = found === undefined && isMarkup(kind) ? mailboxIn(value) : undefined;
      if (mailbox) report({ pointer, within: mailbox, message: messageOf(value, mailbox) });
      if (found !== undefined)
        return report({ pointer, within: placed(found), message: messageOf(words, found) });
      if (addressOf.test(pointer) && isAddress.test(value)) {
        const message = `"${value.trim()}" is an address, not words; write what visitors should read`;
        return report({ pointer, message });
      }
      const end = mailbox || kind === 'link' ? undefined : cutOffIn(words);
      const message = `the text ends with "${words.slice(end?.start, end?.end)}", in the middle of a sentence; write the rest of it`;
      if (end) report({ pointer, within: placed(end), message });
    },
    site: ({ site, report }) => {
      // Neither the name nor a mailbox is an annotated text, but visitors read the one and write to the other.
      const replyTo = site.settings?.forms?.confirmationEmail?.replyTo;
      const texts = { '/name': site.name, '/settings/forms/confirmationEmail/replyTo': replyTo };
      for (const [pointer, value] of Object.entries(texts)) {
        const within = typeof value === 'string' ? placeholderIn(value) : undefined;
        if (within) report({ pointer, within, message: messageOf(value!, within) });
      }
    },
    data: (visit) => {
      // The make of a "Test car" is "Test": one mistake.
      let last = '';
      eachEntryName(visit, (value, pointer) => {
        const within = mayBePlaceholder(value) ? placeholderIn(value) : undefined;
        if (within === undefined) return;
        const found = `${pointer.split('/')[1]} ${value.slice(within.start, within.end)}`;
        if (!last.startsWith(found) || last === found)
          visit.report({ pointer, within, message: messageOf(value, within) });
        last = found;
      });
    },
  }),
});
