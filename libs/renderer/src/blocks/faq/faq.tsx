import type { AnyBlock, FaqData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { below, Heading } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './faq.css?inline';

/** Returns the editor's text of a header or paragraph; undefined for any other block. */
function wordsOf(block: AnyBlock): string | undefined {
  if (block.type !== 'header' && block.type !== 'paragraph') return undefined;
  const { text } = block.data as { readonly text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/**
 * Returns the `name` of a group with one open answer: the block's id, or a hash of its questions.
 */
function groupName(id: string | undefined, data: FaqData): string {
  if (id) return `faq-${id}`;
  const words = JSON.stringify(data.questions);
  let hash = 0;
  for (let at = 0; at < words.length; at++) hash = (hash * 31 + words.charCodeAt(at)) >>> 0;
  return `faq-${hash.toString(36)}`;
}

interface QuestionProps {
  readonly blocks: readonly AnyBlock[];
  readonly name?: string;
  readonly open?: boolean;
  readonly ctx: RenderContext;
  readonly level: ReturnType<typeof below>;
}

function Question({ blocks, name, open, ctx, level }: QuestionProps): ReactNode {
  const [title, ...answer] = blocks;
  if (!title) return null;
  const words = wordsOf(title);
  return (
    <details className="fc-faq__item" name={name} open={open}>
      <summary className="fc-faq__question">
        {words === undefined ? (
          <div className="fc-faq__title">{ctx.renderBlocks([title])}</div>
        ) : (
          <Heading level={level} id={title.id} className="fc-faq__title">
            <RichText html={words} kind="inline" />
          </Heading>
        )}
        <Icon name="chevron-down" className="fc-faq__mark" />
      </summary>
      <div className="fc-faq__answer fc-nested">{ctx.renderBlocks(answer)}</div>
    </details>
  );
}

function Faq({ data, block, layout, ctx }: BlockProps<'faq'>): ReactNode {
  const { heading, subheading, questions } = data;
  const oneAtATime = layout === 'split';
  const name = oneAtATime ? groupName(block.id, data) : undefined;
  return (
    <div className="fc-faq" data-layout={layout}>
      {(heading || subheading) && (
        <div className="fc-faq__intro">
          {heading && (
            <Heading level={ctx.headingLevel}>
              <RichText html={heading} kind="inline" />
            </Heading>
          )}
          {subheading && (
            <p className="fc-faq__subheading">
              <RichText html={subheading} kind="inline" />
            </p>
          )}
        </div>
      )}
      <div className="fc-faq__items">
        {questions.map(({ blocks }, index) => (
          <Question
            key={index}
            blocks={blocks}
            name={name}
            open={oneAtATime && index === 0}
            level={heading ? below(ctx.headingLevel) : ctx.headingLevel}
            ctx={ctx}
          />
        ))}
      </div>
    </div>
  );
}

/** Questions that expand to show their answers, as native `details` elements. */
export const faq: BlockDefinition<'faq'> = { type: 'faq', component: Faq, css };
