import type { Site } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import { phoneDigits } from '../../rule-api/phone-digits.ts';
import type { NotedRange } from '../../rule-api/range-in-markup.ts';
import type { SiblingSite, TextTest } from '../../rule-api/rule.ts';
import { foldedSpaces, hostOf, indexOf } from './folder-index.ts';

/** Part of a text that belongs to another website. */
export type Mention = {
  readonly kind: 'name' | 'phone' | 'mail';
  readonly words: string;
  /** Slug of the other website. */
  readonly sibling: string;
  readonly within: NotedRange;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words with which a website speaks of itself: "Welcome to", "At …, we". */
const welcome = /\b(?:welcome\s+to|here\s+at|about)\s+(?:<[^<>]*>)?$/i;
const we = /^,?\s+(?:we|our)\b/i;

const mail = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
/** Digits that may be a phone number, however they are spaced. */
const digits = /(?<!\d)\+?\(?\d(?:[\s().-]{0,3}\d){7,14}(?!\d)/g;
const mayBePhone = /\d[\s().-]{0,3}\d[\s().-]{0,3}\d/;

/**
 * Finds what belongs to other websites. Names and numbers that this one shares are none of theirs.
 * @param sites websites of the folder.
 */
export function mentionsOf(site: Site, sites: readonly SiblingSite[]) {
  const { names, hosts, phones, namePattern } = indexOf(sites);
  const ownName = foldedSpaces(site.name);
  const own = (site.domains ?? []).map(hostOf);
  const ownPhone = phoneDigits(site.phone ?? '');
  const ownNamed = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(site.name)}(?![\p{L}\p{N}])`,
    'iu',
  );
  /** Slug of the only other website that has something; undefined if this one has it too. */
  const otherOf = (slugs: readonly string[] = []): string | undefined =>
    slugs.includes(site.slug) ? undefined : slugs[0];
  const isOwnHost = (host: string): boolean =>
    own.some((each) => each === host || each.endsWith(`.${host}`));

  function* named(text: string): Generator<Mention> {
    for (const { 0: words, index } of matchesOf(text, namePattern)) {
      const name = foldedSpaces(words);
      const sibling = otherOf(names.get(name));
      if (sibling === undefined || ownName.includes(name)) continue;
      if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, index - 2), index))) continue;
      const within = { start: index, end: index + words.length };
      yield { kind: 'name', words, sibling, within };
    }
  }
  function* reached(text: string): Generator<Mention> {
    if (text.includes('@'))
      for (const { 0: words, 1: domain = '', index } of matchesOf(text, mail)) {
        const host = domain.toLowerCase();
        const sibling = isOwnHost(host) ? undefined : otherOf(hosts.get(host));
        const within = { start: index, end: index + words.length };
        if (sibling !== undefined) yield { kind: 'mail', words, sibling, within };
      }
    if (mayBePhone.test(text))
      for (const { 0: words, index } of matchesOf(text, digits)) {
        const number = phoneDigits(words);
        const sibling = number === ownPhone ? undefined : otherOf(phones.get(number));
        const within = { start: index, end: index + words.length };
        if (sibling !== undefined) yield { kind: 'phone', words, sibling, within };
      }
  }
  const isOwnMail = (text: string): boolean =>
    text.includes('@') &&
    matchesOf(text, mail).some(({ 1: host = '' }) => own.includes(host.toLowerCase()));
  const mayMention: TextTest = (value) =>
    named(value).next().done !== true || reached(value).next().done !== true || isOwnMail(value);

  /** @param isOwn true for a text that speaks for the website, in which no other has to be named. */
  const find = (text: string, isOwn: boolean): Mention | undefined => {
    // A text that names both is about both, and one about the other may have its number.
    if (ownNamed.test(text)) return undefined;
    const [name] = named(text);
    if (name === undefined) return reached(text).next().value as Mention | undefined;
    const { start, end } = name.within;
    const speaks = welcome.test(text.slice(0, start)) || we.test(text.slice(end));
    return isOwn || speaks ? name : undefined;
  };
  return { mayMention, find, isOwnMail };
}
