import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { labelColours } from '../../theme/label-colours.ts';
import css from './tag.css?inline';

function Tag({ data }: BlockProps<'tag'>) {
  const { text, icon, backgroundColor, textColor, horizontalAlignment = 'left' } = data;
  const colours = labelColours(backgroundColor, textColor);
  return (
    <p className="fc-tag" data-align={horizontalAlignment}>
      <span
        className="fc-tag-label"
        style={colours && { '--ground': colours.ground, '--text': colours.text }}
      >
        {icon && <Icon name={icon} size={16} />}
        {text}
      </span>
    </p>
  );
}

export const tag: BlockDefinition<'tag'> = { type: 'tag', component: Tag, css, flow: 'text' };
