import type { CSSProperties, ReactNode } from 'react';
import { maxEnlargement, Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './image.css?inline';

/** `sizes` of a picture in the text column. */
const textWidth = '(min-width: 700px) 660px, 100vw';

/** Returns a picture's maximum width as a custom property; vector images have none. */
function widest(src: string, ctx: RenderContext): CSSProperties | undefined {
  const width = ctx.assets.get(src)?.width;
  if (!width || /\.svg$/i.test(src)) return undefined;
  return { '--grown': `${Math.round(width * maxEnlargement)}px` };
}

function Image({ data, first, ctx }: BlockProps<'image'>): ReactNode {
  const { file, alt = '', caption, stretched, withBorder, withBackground } = data;
  return (
    <figure
      className="fc-image"
      data-stretched={stretched || undefined}
      data-border={withBorder || undefined}
      data-background={withBackground || undefined}
    >
      <div className="fc-image__frame" style={widest(file.url, ctx)}>
        <Picture
          src={file.url}
          alt={alt}
          width={file.width}
          height={file.height}
          sizes={stretched ? '100vw' : textWidth}
          priority={first}
          ctx={ctx}
        />
      </div>
      {caption && (
        <figcaption className="fc-image__caption">
          <RichText html={caption} kind="inline" />
        </figcaption>
      )}
    </figure>
  );
}

/** A picture with a caption, at text width or stretched to page width. */
export const image: BlockDefinition<'image'> = {
  type: 'image',
  component: Image,
  css,
  width: (data) => (data.stretched ? 'full' : 'prose'),
  flow: 'text',
};
