import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './raw.css?inline';

const Raw = ({ data, ctx }: BlockProps<'raw'>): ReactNode => (
  <div className="fc-raw">
    <RichText html={data.html} kind="block" headingLevel={ctx.headingLevel} />
  </div>
);

/** Hand-written HTML, sanitized of anything that could run, frame or restyle the page. */
export const raw: BlockDefinition<'raw'> = {
  type: 'raw',
  component: Raw,
  css,
  width: 'prose',
  flow: 'text',
};
