import { queryKey, type Answers, type AnswerTo, type DataQuery } from '@forecourt/block-schemas';
import type { BodyContext, RenderContext } from '../context/render-context.ts';
import { renderNested } from './render-blocks.tsx';
import { comparisonIds, type RenderPass } from './render-pass.ts';

/** Functions of a context for blocks. */
type BlockFunctions = Pick<RenderContext, 'ask' | 'answered' | 'island' | 'renderBlocks'>;

/**
 * Returns the functions of a context for blocks.
 * @param context returns that context. @param note is called at every use of answers and islands.
 */
export function blockFunctions(
  pass: RenderPass,
  context: () => RenderContext,
  note: (of: 'data' | 'islands') => void = () => {},
): BlockFunctions {
  const { answers, islands } = pass;
  return {
    ask(query) {
      note('data');
      return answerTo(query, answers);
    },
    answered(query) {
      note('data');
      return answers.has(queryKey(query));
    },
    island(name) {
      note('islands');
      return `${idPrefix(pass)}i${islands.push(name) - 1}-`;
    },
    renderBlocks: (nested) => renderNested(nested, pass, context()),
  };
}

/** Prefix of the ids that are generated while the page is rendered. */
const idPrefix = ({ blockPointers }: RenderPass): string => (blockPointers ? comparisonIds : '');

function answerTo<Q extends DataQuery>(query: Q, answers: Answers): AnswerTo<Q> {
  const key = queryKey(query);
  if (!answers.has(key)) throw new Error(`asks a query that it did not plan: ${key}`);
  return answers.get(key) as AnswerTo<Q>;
}

/** Creates the context of the page's blocks. */
export function blockContext(base: BodyContext, pass: RenderPass): RenderContext {
  const ctx: RenderContext = {
    ...base,
    headingLevel: 2,
    ...blockFunctions(pass, () => ctx),
  };
  return ctx;
}
