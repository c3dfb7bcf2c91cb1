import type { AnyBlock } from '@forecourt/block-schemas';
import { isObject, listOf, scalarText } from '@forecourt/json';
import { wordsOf } from '../../rule-api/html-links.ts';
import { isSame } from '../../rule-api/is-same.ts';
import type { Repeated } from './repeated-entries.ts';

/** Returns the index and the words of the heading of a question. */
function questionOf(entry: unknown): readonly [index: number, words: string] | undefined {
  const blocks = isObject(entry) ? listOf(entry.blocks) : [];
  const index = blocks.findIndex((block) => isObject(block) && block.type === 'header');
  const heading = blocks[index] as AnyBlock | undefined;
  if (heading === undefined || !isObject(heading.data)) return undefined;
  const words = wordsOf(scalarText(heading.data.text)).toLowerCase().replace(/\W+$/, '');
  return words === '' ? undefined : [index, words];
}

/** Returns the questions of a block that it has asked before, with another answer. */
export function repeatedQuestions({ type, data }: AnyBlock, pointer: string): readonly Repeated[] {
  const questions = type === 'faq' && isObject(data) ? data.questions : undefined;
  const first = new Map<string, unknown>();
  return listOf(questions).flatMap((entry, at): readonly Repeated[] => {
    const question = questionOf(entry);
    if (question === undefined) return [];
    const [index, words] = question;
    const earlier = first.get(words);
    if (earlier === undefined) {
      first.set(words, entry);
      return [];
    }
    // An equal entry is reported as such.
    if (isSame(earlier, entry)) return [];
    return [
      {
        pointer: `${pointer}/data/questions/${at}/blocks/${index}/data/text`,
        message: 'the block asks this question twice; answer it once',
      },
    ];
  });
}
