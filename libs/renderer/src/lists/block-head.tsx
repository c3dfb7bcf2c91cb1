import type { HeadingLink } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../document/button-link.tsx';
import { Heading } from '../document/heading.tsx';
import type { RenderContext } from '../context/render-context.ts';
import { RichText } from '../rich-text/index.ts';

/** Heading, text and link above a list, and the content beside them; renders nothing if all are empty. */
export function BlockHead(props: {
  readonly heading?: string | undefined;
  readonly description?: string | undefined;
  readonly link?: HeadingLink | undefined;
  readonly first: boolean;
  readonly ctx: Pick<RenderContext, 'headingLevel'>;
  readonly children?: ReactNode;
}): ReactNode {
  const { heading, description, link, first, ctx, children } = props;
  if (!heading && !description && !link && !children) return null;
  return (
    <div className="fc-head">
      {(heading || description) && (
        <div className="fc-head__words">
          {heading &&
            (first ? <h1>{heading}</h1> : <Heading level={ctx.headingLevel}>{heading}</Heading>)}
          {description && (
            <p>
              <RichText html={description} kind="inline" />
            </p>
          )}
        </div>
      )}
      {link && (
        <p className="fc-head__link">
          <ButtonLink {...link} look="plain" icon="arrow-right" minimal />
        </p>
      )}
      {children}
    </div>
  );
}
