import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './header.css?inline';

const defaultLevel = 2;

function Header({
  data: { text, level = defaultLevel },
  isTitle,
  ctx,
}: BlockProps<'header'>): ReactNode {
  const Tag = `h${isTitle ? 1 : Math.max(level, ctx.headingLevel)}` as 'h1';
  return (
    <Tag className="fc-header-block">
      <RichText html={text} kind="inline" />
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
