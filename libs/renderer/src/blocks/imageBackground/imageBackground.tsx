import type { ReactNode } from 'react';
import { Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './imageBackground.css?inline';

/** Minimum opacity of each overlay at which text has a contrast of 4.5:1 on any picture. */
const minStrength = { deep: 0.72, light: 0.86 };

/** Text-column blocks. If there are no others, the overlay leaves the rest of the picture clear. */
const textual = new Set(['header', 'paragraph', 'list', 'buttons', 'tag', 'tags']);

function ImageBackground({ data, first, ctx }: BlockProps<'imageBackground'>): ReactNode {
  const { overlay = {}, focus, minHeight = 420 } = data;
  const tone = overlay.tone ?? 'deep';
  const alignment = data.alignment ?? 'left';
  const oneColumn = data.content.blocks.every(({ type }) => textual.has(type));
  const style = {
    '--strength': `${Math.max(overlay.strength ?? 0.8, minStrength[tone]) * 100}%`,
    '--focus': focus,
    '--min-height': `${minHeight}px`,
  };
  return (
    <div
      className="fc-imageBackground"
      data-tone={tone}
      data-align={alignment}
      data-veil={oneColumn && alignment !== 'center' ? 'side' : 'all'}
      style={style}
    >
      <div className="fc-imageBackground__scene fc-scene">
        <Picture
          src={data.image}
          alt=""
          sizes="(min-width: 820px) 100vw, 200vw"
          ctx={ctx}
          priority={first}
        />
      </div>
      <div className="fc-imageBackground__content fc-nested">
        {ctx.renderBlocks(data.content.blocks)}
      </div>
    </div>
  );
}

/** A picture behind other blocks, with an overlay for readable text. */
export const imageBackground: BlockDefinition<'imageBackground'> = {
  type: 'imageBackground',
  component: ImageBackground,
  css,
  width: 'full',
  bleed: true,
};
