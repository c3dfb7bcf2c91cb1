import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { labelColours } from '../../theme/label-colours.ts';
import css from './tags.css?inline';

const Tags = ({ data }: BlockProps<'tags'>): ReactNode => (
  <ul className="fc-tags">
    {data.tags.map(({ text, backgroundColor, textColor }, index) => {
      const colours = labelColours(backgroundColor, textColor);
      return (
        <li key={index} style={colours && { backgroundColor: colours.ground, color: colours.text }}>
          {text}
        </li>
      );
    })}
  </ul>
);

/** A row of short labels, optionally each in its own colours. */
export const tags: BlockDefinition<'tags'> = {
  type: 'tags',
  component: Tags,
  css,
  width: 'prose',
  flow: 'text',
};
