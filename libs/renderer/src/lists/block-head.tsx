import type { ReactNode } from 'react';
import { Heading } from '../document/heading.tsx';
import type { RenderContext } from '../context/render-context.ts';
import { RichText } from '../rich-text/index.ts';

/** Heading and text above a list, and the content beside them; renders nothing if all are empty. */
export function BlockHead(props: {
  readonly heading?: string | undefined;
  readonly description?: string | undefined;
  readonly first: boolean;
  readonly ctx: RenderContext;
  readonly children?: ReactNode;
}): ReactNode {
  const { heading, description, first, ctx, children } = props;
  if (!heading && !description && !children) return null;
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
      {children}
    </div>
  );
}
