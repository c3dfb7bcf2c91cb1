import { isMarkup, unescapedAddress } from '@forecourt/block-schemas';
import { isObject, resolvePointer, scalarText } from '@forecourt/json';
import { contentOf, linksIn, wordsOf } from '../../rule-api/html-links.ts';
import { slugOfModel } from '../../rule-api/model-names.ts';
import { defineRule, type TextVisit } from '../../rule-api/rule.ts';
import type { Label } from './facts.ts';
import { searchError } from './searches.ts';
import { linkFact, modelFacts, pageFact, reportTargets } from './targets.ts';
import { mayNameTopic } from './topics.ts';

const phone = /[+(]?\d[\d\s().-]{4,}\d/;
const mail = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;
const webAddress = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:\/\S*)?$/i;

/** Quick test for words that name a number, an address or a way to get in touch. */
const mayName = /\d|@|\.[a-z]|\b(?:call|ring|phone|e-?mail|write)\b/i;

/** Digits of a phone number as it is dialled within the country. */
const digitsOf = (number: string): string =>
  number.replace(/\D/g, '').replace(/^(?:00)?6[14]0?(?=\d{7})/, '0');

const call = /^(?:call|ring|phone)\b/i;
const write = /^(?:e-?mail|write)\b/i;

/** Returns what the words of a link name instead of its target; undefined if they agree. */
function contradiction(label: string, address: string): string | undefined {
  const [, scheme = '', rest = ''] =
    /^(tel|sms|mailto|https?):(?:\/\/)?([^?;]*)/i.exec(address) ?? [];
  if (/^(?:tel|sms)$/i.test(scheme)) {
    if (rest.includes('@')) return undefined;
    const [named] = phone.exec(label) ?? write.exec(label) ?? [];
    return named !== undefined && digitsOf(named) !== digitsOf(rest) ? named : undefined;
  }
  if (/^mailto$/i.test(scheme)) {
    // Anything but a mailbox is malformed.
    if (!rest.includes('@')) return undefined;
    const [named] = mail.exec(label) ?? call.exec(label) ?? [];
    return named?.toLowerCase() === rest.toLowerCase() ? undefined : named;
  }
  const [, host] = webAddress.exec(label.trim()) ?? [];
  const [, target] = webAddress.exec(address) ?? [];
  // A shorter name of a host leads to it, such as that of a map service.
  if (
    host === undefined ||
    target === undefined ||
    target.toLowerCase().endsWith(host.toLowerCase())
  )
    return undefined;
  return host;
}

const messageOf = (named: string, address: string): string =>
  `the link says "${named}", but leads to "${address}"; correct one of them`;

/** Members of a card, a button or an entry of the menu that name what it links to. */
const labelMembers = ['text', 'linkText', 'heading', 'imageAlt'] as const;
/** Members of a card that describe what it links to. */
const textMembers = ['description', 'tagline'] as const;

/** Returns the object with an address: a button, a card or an entry of the menu. */
function holderOf({ pointer, block, file }: TextVisit, site: unknown) {
  const at = pointer.slice(0, pointer.lastIndexOf('/'));
  if (block === undefined && file !== 'site.json') return undefined;
  const entry =
    block === undefined
      ? resolvePointer(site, at)
      : resolvePointer(block.block, at.slice(block.pointer.length));
  return isObject(entry) ? { at, entry } : undefined;
}

function labelsIn(
  { at, entry }: NonNullable<ReturnType<typeof holderOf>>,
  members: readonly string[],
): Label[] {
  const labels: Label[] = [];
  for (const member of members) {
    const words = scalarText(entry[member]);
    if (words !== '') labels.push({ words: wordsOf(words), pointer: `${at}/${member}` });
  }
  return labels;
}

/** Reads the link of a button, a card or an entry of the menu. */
function readAddress(visit: TextVisit, site: unknown): void {
  const { value, pointer, report, note } = visit;
  const holder = holderOf(visit, site);
  if (holder === undefined) return;
  if (value.startsWith('/')) {
    const labels = labelsIn(holder, labelMembers);
    const search = searchError(value, labels);
    if (search) return report(search);
    const texts = labelsIn(holder, textMembers);
    const link = linkFact(value, labels, texts);
    if (link) note({ link });
    return;
  }
  const label = holder.entry.text ?? holder.entry.linkText;
  const named = typeof label === 'string' ? contradiction(label, value) : undefined;
  if (named !== undefined) report({ pointer, message: messageOf(named, value) });
}

/** Reads the links of mark-up. */
function readMarkup({ value, pointer, report, note }: TextVisit): void {
  for (const link of linksIn(value)) {
    if (link.element !== 'a') continue;
    const address = unescapedAddress(link.address ?? '');
    const within = contentOf(link);
    if (address.startsWith('/')) {
      const search = searchError(address, [{ words: wordsOf(link.content), pointer }]);
      if (search) {
        report({ ...search, within });
        continue;
      }
      if (slugOfModel(address) === undefined && !mayNameTopic(link.content)) continue;
      const { start, end } = within;
      const words = wordsOf(link.content);
      const fact = linkFact(address, [{ words, pointer, within: { start, end } }]);
      if (fact) note({ link: fact });
    } else if (mayName.test(link.content)) {
      const named = contradiction(wordsOf(link.content), address);
      if (named !== undefined) report({ pointer, within, message: messageOf(named, address) });
    }
  }
}

/** Reports links whose words name another number, address, model or page than they lead to. */
export const linkContradictory = defineRule({
  meta: {
    id: 'link-contradictory',
    description:
      'A number, an address, a model, a page or a search that the words of a link name is what it leads to.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    textKinds: ['link', 'html-inline', 'html-block'],
    textTest: (value, kind) =>
      isMarkup(kind)
        ? value.includes('<a') || value.includes('<A')
        : /^(?:tel|sms|mailto|https?):|^\//i.test(value),
    text: (visit) => (isMarkup(visit.kind) ? readMarkup(visit) : readAddress(visit, site)),
    page: ({ page: { path }, note }) => {
      const fact = pageFact(path);
      if (fact) note(fact);
    },
    data: (visit) => {
      const models = modelFacts(visit);
      if (models.length > 0) visit.note({ models });
    },
    end: reportTargets,
  }),
});
