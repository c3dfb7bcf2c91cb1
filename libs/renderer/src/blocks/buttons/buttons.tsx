import { ButtonLink, type ButtonLook } from '../../document/button-link.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './buttons.css?inline';

/** Returns a button's style; a row has one accent button, and the others are outlined. */
const lookOf = (style: ButtonLook, index: number): ButtonLook =>
  style === 'accent' && index > 0 ? 'outline' : style;

function Buttons({ data, layout }: BlockProps<'buttons'>) {
  const { buttons: links, type, style = 'brand', horizontalAlignment = 'left' } = data;
  const perRow = data.buttonsPerRow ?? Math.min(links.length, 4);
  const inRows = layout === 'rows';
  return (
    <div className="fc-buttons">
      <ul
        className="fc-buttons-list"
        data-layout={layout}
        data-align={horizontalAlignment}
        style={inRows ? { '--per-row': perRow } : undefined}
      >
        {links.map((link, index) => (
          <li key={index}>
            <ButtonLink {...link} look={lookOf(style, index)} minimal={type === 'minimal'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const buttons: BlockDefinition<'buttons'> = {
  type: 'buttons',
  component: Buttons,
  css,
  flow: 'text',
};
