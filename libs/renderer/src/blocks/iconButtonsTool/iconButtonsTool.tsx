import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { evenColumns } from '../../lists/even-rows.ts';
import { linkAttributes } from '../../rich-text/index.ts';
import css from './iconButtonsTool.css?inline';

function IconButtonsTool({ data }: BlockProps<'iconButtonsTool'>) {
  const { buttons, type = 'default', style = 'brand', horizontalAlignment = 'left' } = data;
  return (
    <div className="fc-iconButtonsTool">
      <ul
        className="fc-iconButtonsTool-tiles"
        data-type={type}
        data-look={style}
        data-align={horizontalAlignment}
        style={{ '--per-row': data.buttonsPerRow ?? evenColumns(buttons.length, 4) }}
      >
        {buttons.map(({ icon, text, href }, index) => (
          <li key={index}>
            <a className="fc-iconButtonsTool-tile" {...linkAttributes(href)}>
              <span className="fc-iconButtonsTool-icon">
                <Icon name={icon} size={24} />
              </span>
              <span className="fc-iconButtonsTool-text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const iconButtonsTool: BlockDefinition<'iconButtonsTool'> = {
  type: 'iconButtonsTool',
  component: IconButtonsTool,
  css,
};
