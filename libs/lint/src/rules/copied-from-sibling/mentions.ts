import type { Site } from '@forecourt/block-schemas';
import type { NotedRange } from '../../rule-api/range-in-markup.ts';
import type { SiblingSite, TextTest } from '../../rule-api/rule.ts';

/** Part of a text that belongs to another website. */
export type Mention = {
  readonly kind: 'name' | 'phone' | 'mail';
  readonly words: string;
  /** Slug of the other website. */
  readonly sibling: string;
  readonly within: NotedRange;
};

/** Returns the digits of a phone number without the code of the country, "0255500142". */
export const digitsOf = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(?:61|64)?0?/, '0');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const hostOf = (domain: string): string => domain.toLowerCase().replace(/^www\.|:\d+$/g, '');

/** Words with which a website speaks of itself: "Welcome to", "At …, we". */
const welcome = /\b(?:welcome\s+to|here\s+at|about)\s+(?:<[^<>]*>)?$/i;
const we = /^,?\s+(?:we|our)\b/i;

/** Pattern of a phone number however it is spaced, with the code of the country or without. */
const phonePattern = (phone: string): string =>
  String.raw`(?<!\d)(?:\+?6[14][\s().-]*)?\(?0?` +
  [...digitsOf(phone).slice(1)].join(String.raw`[\s().-]*`) +
  String.raw`(?!\d)`;

/** Finds what belongs to other websites. Names and numbers that this one shares are none of theirs. */
export function mentionsOf(site: Site, siblings: readonly SiblingSite[]) {
  const ownName = folded(site.name);
  const own = (site.domains ?? []).map(hostOf);
  const ownPhone = digitsOf(site.phone ?? '');
  const names: [string, string][] = [];
  const hosts: [string, string][] = [];
  const phones: [string, string][] = [];
  for (const { slug, name, phone, domains = [] } of siblings) {
    // A single word is the name of a make or a town.
    if (name.trim().includes(' ') && !ownName.includes(folded(name)))
      names.push([name.trim(), slug]);
    for (const host of domains.map(hostOf))
      if (!own.some((each) => each === host || each.endsWith(`.${host}`))) hosts.push([host, slug]);
    const digits = digitsOf(phone ?? '');
    if (digits.length >= 8 && digits !== ownPhone) phones.push([phone!, slug]);
  }
  const none = '(?!)';
  const either = (parts: readonly string[]): string => parts.join('|') || none;
  const anyName = either(names.map(([name]) => escaped(name).replace(/\s+/g, String.raw`\s+`)));
  const pattern = new RegExp(
    String.raw`(?<name>\b(?:${anyName})(?![\p{L}\p{N}]))|(?<mail>[\w.+-]+@(?:${either(hosts.map(([host]) => escaped(host)))})(?![\w-]|\.\w))|(?<phone>${either(phones.map(([phone]) => phonePattern(phone)))})`,
    'iu',
  );
  const namePattern = new RegExp(String.raw`(?<name>\b(?:${anyName})(?![\p{L}\p{N}]))`, 'iu');
  const ownMail = new RegExp(`@(?:${either(own.map(escaped))})(?![\\w-])`, 'i');
  const mayMention: TextTest = (value) =>
    pattern.test(value) || (value.includes('@') && ownMail.test(value));
  const ownNamed = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(site.name)}(?![\p{L}\p{N}])`,
    'iu',
  );
  const siblingOf = (kind: Mention['kind'], words: string): string => {
    if (kind === 'name') return names.find(([name]) => folded(name) === folded(words))![1];
    if (kind === 'mail')
      return hosts.find(([host]) => words.toLowerCase().endsWith(`@${host}`))![1];
    return phones.find(([phone]) => digitsOf(phone) === digitsOf(words))![1];
  };

  /** @param isOwn true for a text that speaks for the website, in which no other has to be named. */
  const find = (text: string, isOwn: boolean): Mention | undefined => {
    const named = isOwn ? null : namePattern.exec(text);
    const match = named ?? pattern.exec(text);
    if (match === null) return undefined;
    const { name, mail } = match.groups!;
    const kind = name !== undefined ? 'name' : mail !== undefined ? 'mail' : 'phone';
    const [words] = match;
    const within = { start: match.index, end: match.index + words.length };
    // A text that names both is about both, and one about the other may have its number.
    if (ownNamed.test(text)) return undefined;
    const speaks = welcome.test(text.slice(0, within.start)) || we.test(text.slice(within.end));
    if (kind === 'name' && !isOwn && !speaks) return undefined;
    return { kind, words, sibling: siblingOf(kind, words), within };
  };
  return { mayMention, find, isOwnMail: (text: string) => ownMail.test(text) };
}
