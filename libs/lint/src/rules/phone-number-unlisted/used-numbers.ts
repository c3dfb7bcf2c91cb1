import { isMarkup, type Site } from '@forecourt/block-schemas';
import { isObject, parentPointer, resolvePointer, scalarText } from '@forecourt/json';
import { contentOf, linksIn, wordsOf } from '../../rule-api/html-links.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import type { TextVisit } from '../../rule-api/rule.ts';
import { landlinesIn, type Landline } from './numbers.ts';

type Region = Site['region'];

/** A number of a landline, and the part of the string that has it; all of it if left out. */
export type UsedNumber = Omit<Landline, 'range'> & { readonly within?: NotedRange };

/** Length of what is read ahead of a link, in characters. */
const reach = 200;

const call = /^(?:tel|sms):([^?;]+)/i;

/** Returns mark-up with spaces in place of links to numbers and their words. */
const withoutCalls = (html: string): string =>
  html.replace(/<a\s[^<>]*(?:tel|sms):[^<>]*>[^<]*/gi, (written) => ' '.repeat(written.length));

/**
 * Returns the number that a link dials.
 * @param label words of the link and those ahead of it. A link whose words are another number is reported by
 *   link-contradictory.
 */
function dialled(label: string, address: string, region: Region): UsedNumber | undefined {
  const [, number = ''] = call.exec(address.trim()) ?? [];
  const [target] = landlinesIn(number, region);
  if (target === undefined) return undefined;
  const named = landlinesIn(label, region).at(-1);
  if (named !== undefined && named.digits !== target.digits) return undefined;
  const { written, digits, names } =
    named ?? landlinesIn(`${label} ${number}`, region).at(-1) ?? {};
  return written && digits && names ? { written, digits, names } : undefined;
}

/** Returns the words of a button, a card or an entry of the menu. */
function labelOf({ pointer, block }: TextVisit, site: Site): string {
  const at = parentPointer(pointer);
  const entry = block
    ? resolvePointer(block.block, at.slice(block.pointer.length))
    : resolvePointer(site, at);
  if (!isObject(entry)) return '';
  return [entry.text, entry.linkText, entry.heading].map(scalarText).filter(Boolean).join(' ');
}

/** Returns the numbers of landlines that a text names or a link dials. */
export function usedNumbers(visit: TextVisit, site: Site, region: Region): readonly UsedNumber[] {
  const { kind, value } = visit;
  if (kind === 'link') return [dialled(labelOf(visit, site), value, region) ?? []].flat();
  const { words, placed } = readText(kind, isMarkup(kind) ? withoutCalls(value) : value);
  const named = landlinesIn(words, region).map(({ range, ...number }): UsedNumber => {
    const within = placed(range);
    return { ...number, ...(within && { within }) };
  });
  if (!isMarkup(kind) || !/tel:|sms:/i.test(value)) return named;
  const links = linksIn(value).flatMap((link): readonly UsedNumber[] => {
    // A link begins with a capital like a sentence, which makes its first word no name.
    const label = wordsOf(link.content);
    const before = wordsOf(value.slice(Math.max(0, link.tag.start - reach), link.tag.start));
    const ahead = `${before} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    const number = dialled(ahead, link.address ?? '', region);
    if (number === undefined) return [];
    const within = link.content.includes(number.written) ? contentOf(link) : link.at;
    return [{ ...number, within: { ...within } }];
  });
  return [...named, ...links];
}
