import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import { readableColours } from './readable-colours.ts';
import css from './tags.css?inline';

const Tags = ({ data }: BlockProps<'tags'>): ReactNode => (
  <ul className="fc-tags">
    {data.tags.map(({ text, backgroundColor, textColor }, index) => (
      <li key={index} style={readableColours(backgroundColor, textColor)}>
        {text}
      </li>
    ))}
  </ul>
);

/** A row of short labels, each in colours of its own if wanted. */
export const tags: BlockDefinition<'tags'> = {
  type: 'tags',
  component: Tags,
  css,
  width: 'prose',
  flow: 'text',
};
