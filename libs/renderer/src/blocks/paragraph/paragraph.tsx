import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './paragraph.css?inline';

const Paragraph = ({ data }: BlockProps<'paragraph'>): ReactNode => (
  <p className="fc-paragraph">
    <RichText html={data.text} kind="inline" />
  </p>
);

/** A paragraph of running text. */
export const paragraph: BlockDefinition<'paragraph'> = {
  type: 'paragraph',
  component: Paragraph,
  css,
  width: 'prose',
  flow: 'text',
};
