import type { AnyBlock } from '@forecourt/block-schemas';
import { cutAtWord } from '@forecourt/domain';

/** Properties that describe a block best, in order. */
const descriptive = ['heading', 'title', 'text', 'label', 'caption', 'alt', 'name', 'subheading'];

const maxCharacters = 48;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();

function wordsIn(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const object = value as Record<string, unknown>;
  for (const name of descriptive) {
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

/** A few words of a block's content, to recognise it by. */
export function blockLabel({ data }: AnyBlock): string | undefined {
  const words = wordsIn(data, 2);
  return words === undefined ? undefined : cutAtWord(words, maxCharacters);
}
