import { isMarkup, unescapedAddress } from '@forecourt/block-schemas';
import { isObject, resolvePointer } from '@forecourt/json';
import { contentOf, linksIn, wordsOf } from '../../rule-api/html-links.ts';
import { defineRule, type TextVisit } from '../../rule-api/rule.ts';

const phone = /[+(]?\d[\d\s().-]{4,}\d/;
const mail = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;
const webAddress = /^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:\/\S*)?$/i;

/** Quick test for words that name a number or an address. */
const mayName = /\d|@|\.[a-z]/i;

/** Digits of a phone number as it is dialled within the country. */
const digitsOf = (number: string): string =>
  number.replace(/\D/g, '').replace(/^(?:00)?6[14]0?(?=\d{7})/, '0');

/** Returns what the words of a link name instead of its target; undefined if they agree. */
function contradiction(label: string, address: string): string | undefined {
  const [, scheme = '', rest = ''] =
    /^(tel|sms|mailto|https?):(?:\/\/)?([^?;]*)/i.exec(address) ?? [];
  if (/^(?:tel|sms)$/i.test(scheme)) {
    const [named] = phone.exec(label) ?? [];
    return named !== undefined && digitsOf(named) !== digitsOf(rest) ? named : undefined;
  }
  if (/^mailto$/i.test(scheme)) {
    const [named] = mail.exec(label) ?? [];
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

/** Returns the label beside an address, in a button or an entry of the menu. */
function labelBeside({ pointer, block }: TextVisit, site: unknown): string | undefined {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const entry =
    block === undefined
      ? resolvePointer(site, holder)
      : resolvePointer(block.block, holder.slice(block.pointer.length));
  const label = isObject(entry) ? (entry.text ?? entry.linkText) : undefined;
  return typeof label === 'string' ? label : undefined;
}

/** Reports links whose words name another number or address than they lead to. */
export const linkContradictory = defineRule({
  meta: {
    id: 'link-contradictory',
    description:
      'A phone number or e-mail address in the words of a link is the one that it leads to.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    textKinds: ['link', 'html-inline', 'html-block'],
    textTest: (value, kind) =>
      isMarkup(kind)
        ? value.includes('<a') || value.includes('<A')
        : /^(?:tel|sms|mailto|https?):/i.test(value),
    text: (visit) => {
      const { kind, value, pointer, report } = visit;
      if (!isMarkup(kind)) {
        const label =
          visit.block || visit.file === 'site.json' ? labelBeside(visit, site) : undefined;
        const named = label === undefined ? undefined : contradiction(label, value);
        if (named !== undefined) report({ pointer, message: messageOf(named, value) });
        return;
      }
      for (const link of linksIn(value)) {
        if (link.element !== 'a' || !mayName.test(link.content)) continue;
        const address = unescapedAddress(link.address ?? '');
        const named = contradiction(wordsOf(link.content), address);
        if (named !== undefined)
          report({ pointer, within: contentOf(link), message: messageOf(named, address) });
      }
    },
  }),
});
