import type { EmbedData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import {
  embedFrame,
  linkAttributes,
  plainText,
  RichText,
  type EmbedFrame,
} from '../../rich-text/index.ts';
import css from './embed.css?inline';
import { serviceLinkText } from './service-names.ts';

/**
 * What the framed site may do. It keeps its own origin, which its player needs and which is never
 * ours; it can't navigate the page, open dialogs or start downloads.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

const permissions =
  'encrypted-media; fullscreen; gyroscope; picture-in-picture; xr-spatial-tracking';

/** A frame that is to be wider, in CSS pixels, no longer stands in the column of text. */
const widestProse = 720;

function Frame({
  frame,
  data,
}: {
  readonly frame: EmbedFrame;
  readonly data: EmbedData;
}): ReactNode {
  const { width = 16, height = 9, caption = '' } = data;
  const { src, host } = frame;
  const words = plainText(caption);
  return (
    <iframe
      className="fc-embed__frame"
      src={src}
      title={words ? `${host.name}: ${words}` : host.name}
      loading="lazy"
      sandbox={sandbox}
      allow={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(host.shape === 'post' && data.width && { maxWidth: data.width }),
      }}
    />
  );
}

/** Where the content itself can't be shown: a link to the page that the editor pasted. */
function SourceLink({ data, ctx }: Pick<BlockProps<'embed'>, 'data' | 'ctx'>): ReactNode {
  const link = linkAttributes(data.source);
  if (link.href === undefined) return null;
  return (
    <a className="fc-link-arrow" {...link}>
      {serviceLinkText(data.service, link.href, ctx.copy)}
      <Icon name="external" />
    </a>
  );
}

function Embed({ data, ctx }: BlockProps<'embed'>): ReactNode {
  const frame = embedFrame(data.embed);
  return (
    <figure className="fc-embed" data-shape={frame?.host.shape ?? 'link'}>
      {frame ? <Frame frame={frame} data={data} /> : <SourceLink data={data} ctx={ctx} />}
      {data.caption && (
        <figcaption className="fc-embed__caption">
          <RichText html={data.caption} kind="inline" />
        </figcaption>
      )}
    </figure>
  );
}

/** A video, map, tour or post of a known site in a sandboxed frame; of any other site, a link. */
export const embed: BlockDefinition<'embed'> = {
  type: 'embed',
  component: Embed,
  css,
  // A map as wide as the page's column, where the editor asks for one; else as wide as text.
  width: ({ width = 0 }) => (width > widestProse ? 'content' : 'prose'),
  flow: 'text',
};
