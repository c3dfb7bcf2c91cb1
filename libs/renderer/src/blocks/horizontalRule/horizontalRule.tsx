import type { BlockDefinition } from '../../context/block-definition.ts';
import css from './horizontalRule.css?inline';

/** A horizontal line between two sections. */
export const horizontalRule: BlockDefinition<'horizontalRule'> = {
  type: 'horizontalRule',
  component: () => <hr className="fc-horizontalRule" />,
  css,
  width: 'prose',
  flow: 'text',
};
