import type { AnyBlock, FaqData } from '@forecourt/block-schemas';
import { plainText } from '../rich-text/index.ts';
import type { Node } from './node.ts';

/** Returns the texts of a text block, in order; none for other blocks. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  const { text, html, content, items } = value as Record<string, unknown>;
  return [text, html, content, items].flatMap((part) => (part === undefined ? [] : textsOf(part)));
}

const textOf = (blocks: readonly AnyBlock[]): string =>
  blocks
    .flatMap(({ data }) => textsOf(data))
    .filter((text) => text.trim() !== '')
    .join(' ');

/**
 * Returns all questions of a page's faq blocks as one schema.org FAQPage; none without answered
 * questions.
 */
export function faqNodes(blocks: readonly FaqData[]): readonly Node[] {
  const questions = blocks
    .flatMap(({ questions }) => questions)
    .map(({ blocks: [question, ...answer] }) => ({
      name: textOf(question === undefined ? [] : [question]),
      text: textOf(answer),
    }))
    .filter(({ name, text }) => name !== '' && text !== '');
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}
