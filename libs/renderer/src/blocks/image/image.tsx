import type { CSSProperties, ReactNode } from 'react';
import { maxEnlargement, Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './image.css?inline';

/** How wide the picture stands: the text's width, or the page's. */
const textWidth = '(min-width: 700px) 660px, 100vw';

/** The widest that a picture is shown, as a custom property; drawings can be of any size. */
function widest(src: string, ctx: RenderContext): CSSProperties | undefined {
  const width = ctx.assets.get(src)?.width;
  if (!width || /\.svg$/i.test(src)) return undefined;
  return { '--grown': `${Math.round(width * maxEnlargement)}px` } as CSSProperties;
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

/** A picture with a caption, as wide as the text or, stretched, as the page. */
export const image: BlockDefinition<'image'> = {
  type: 'image',
  component: Image,
  css,
  width: (data) => (data.stretched ? 'full' : 'prose'),
  flow: 'text',
};
