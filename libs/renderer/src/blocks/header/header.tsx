import type { HeaderData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './header.css?inline';

const defaultLevel = 2;

/**
 * Returns the heading level. Only the first header of level 1 is the page's h1; others are section
 * headings.
 */
function levelOf(data: HeaderData, ctx: RenderContext): number {
  const { level = defaultLevel } = data;
  const title = ctx.page.blocks.find(({ type, data }) => type === 'header' && data.level === 1);
  return level === 1 && (title?.data as unknown) === data ? 1 : Math.max(level, ctx.headingLevel);
}

function Header({ data, ctx }: BlockProps<'header'>): ReactNode {
  const Tag = `h${levelOf(data, ctx)}` as 'h1';
  return (
    <Tag className="fc-header-block">
      <RichText html={data.text} kind="inline" />
    </Tag>
  );
}

/** A heading of level 1 to 6. */
export const header: BlockDefinition<'header'> = {
  type: 'header',
  component: Header,
  css,
  width: 'prose',
  flow: 'heading',
  title: (data) => data.level === 1,
};
