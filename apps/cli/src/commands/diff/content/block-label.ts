import type { AnyBlock } from '@forecourt/block-schemas';
import { cutAtWord } from '@forecourt/domain';

/** Properties that most often say what a block is about, the best first. */
const telling = ['heading', 'title', 'text', 'label', 'caption', 'alt', 'name', 'subheading'];

/** What is shown of a block's words. */
const mostCharacters = 48;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();

function wordsIn(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const object = value as Record<string, unknown>;
  for (const name of telling) {
    const text = Object.hasOwn(object, name) ? object[name] : undefined;
    if (typeof text === 'string' && plain(text) !== '') return plain(text);
  }
  if (depth === 0) return undefined;
  for (const member of Object.values(object)) {
    const words = wordsIn(member, depth - 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** A few of a block's own words, by which people know it. */
export function blockLabel({ data }: AnyBlock): string | undefined {
  const words = wordsIn(data, 2);
  return words === undefined ? undefined : cutAtWord(words, mostCharacters);
}
