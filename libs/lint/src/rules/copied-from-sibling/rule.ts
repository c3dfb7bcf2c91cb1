import { legalPages } from '@forecourt/domain';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { phoneDigits } from '../../rule-api/phone-digits.ts';
import { defineRule, type EndVisit, type TextVisit, type Visit } from '../../rule-api/rule.ts';
import { mentionsOf, type Mention } from './mentions.ts';

/** A mention, or a number or address that the website itself has. */
type MentionFact = {
  readonly mention?: Mention & { readonly pointer: string };
  readonly phone?: string;
  readonly hasOwnMail?: boolean;
};

const legalPaths: readonly string[] = Object.values(legalPages);

/** True for a text that speaks for the website: its settings, legal pages, forms and results of searches. */
const speaksForSite = ({ file, page, pointer, block }: TextVisit): boolean =>
  file === 'site.json' ||
  pointer.startsWith('/seo/') ||
  legalPaths.includes(page?.page.path ?? '') ||
  (block?.block.type.startsWith('form') ?? false);

function reportMentions({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as MentionFact) }));
  // The yards of a group may be listed on each of its websites, and share a domain for mail.
  const phones = new Set(facts.flatMap(({ phone }) => phone ?? []));
  const hasOwnMail = facts.some((fact) => fact.hasOwnMail);
  for (const { file, mention } of facts) {
    if (mention === undefined) continue;
    const { kind, words, sibling, within, pointer } = mention;
    if (kind === 'phone' ? phones.has(phoneDigits(words)) : kind === 'mail' && !hasOwnMail)
      continue;
    const what = { name: 'the name', phone: 'the phone number', mail: 'an address' }[kind];
    report(file, {
      pointer,
      within,
      message: `"${words}" is ${what} of another website, "${sibling}", from which the text seems to be copied; write this website’s own`,
    });
  }
}

/** Reports names, phone numbers and e-mail addresses of other websites in texts copied from there. */
export const copiedFromSibling = defineRule({
  meta: {
    id: 'copied-from-sibling',
    description:
      'No text names another website of the folder as its own, nor its phone number or e-mail address.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, siblings }) => {
    if (!siblings.some(({ slug }) => slug !== site.slug)) return {};
    const { mayMention, find, isOwnMail } = mentionsOf(site, siblings);
    const read = (visit: Pick<Visit, 'note'>, value: string, pointer: string, isOwn: boolean) => {
      if (isOwnMail(value)) visit.note({ hasOwnMail: true } satisfies MentionFact);
      const mention = find(value, isOwn);
      if (mention) visit.note({ mention: { ...mention, pointer } } satisfies MentionFact);
    };
    return {
      textKinds: ['text', 'html-inline', 'html-block', 'link', 'text-link'],
      textTest: mayMention,
      text: (visit) => read(visit, visit.value, visit.pointer, speaksForSite(visit)),
      page: (visit) => {
        const { title } = visit.page;
        if (mayMention(title, 'text')) read(visit, title, '/title', true);
      },
      data: (visit) => {
        for (const { entry } of dataEntries(visit, 'locations')) {
          const phone = isObject(entry.contact_detail) && entry.contact_detail.phone;
          if (typeof phone === 'string') visit.note({ phone: phoneDigits(phone) });
        }
      },
      end: reportMentions,
    };
  },
});
