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
import { SandboxedFrame } from './sandboxed-frame.tsx';
import { serviceLinkText } from './service-names.ts';

/**
 * Maximum width of a frame in the text column, in CSS pixels; wider ones use the content column.
 */
const maxProseWidth = 720;

function Frame({
  frame,
  data,
}: {
  readonly frame: EmbedFrame;
  readonly data: EmbedData;
}): ReactNode {
  const { width = 16, height = 9, caption = '' } = data;
  const { host } = frame;
  const words = plainText(caption);
  return (
    <SandboxedFrame
      frame={frame}
      title={words ? `${host.name}: ${words}` : host.name}
      className="fc-embed__frame"
      ratio={`${width} / ${height}`}
      maxWidth={host.shape === 'post' && data.width ? data.width : undefined}
    />
  );
}

/** Fallback for content that can't be framed: a link to the page that the editor pasted. */
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

/** A video, map, tour or post of a known site in a sandboxed frame, or a link to any other site. */
export const embed: BlockDefinition<'embed'> = {
  type: 'embed',
  component: Embed,
  css,
  // Content width if the editor asks for a wide frame, such as a map; else text width.
  width: ({ width = 0 }) => (width > maxProseWidth ? 'content' : 'prose'),
  flow: 'text',
};
