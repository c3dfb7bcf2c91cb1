import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FunctionComponent } from 'react';
import type { RenderContext } from '../context/render-context.ts';

/** Props of an island in the browser: plain JSON. */
export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Serializes JSON for a script element: `<` is escaped, so that it can't end the script or open a
 * comment.
 */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const PropsScript = ({ props }: { readonly props: IslandProps }) => (
  <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
);

/**
 * Markup that is progressively enhanced by a small script once it scrolls into view. `name` is the
 * block's folder, whose `.island.ts` exports `mount(element, props)`.
 */
export function Island(given: {
  readonly name: string;
  readonly ctx: Pick<RenderContext, 'island'>;
  readonly props?: IslandProps;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  given.ctx.island(given.name);
  return (
    <div data-island={given.name} className={given.className}>
      {given.children}
      {given.props && <PropsScript props={given.props} />}
    </div>
  );
}

/**
 * A React component that is rendered on the server and hydrated in the browser. It is rendered as a
 * separate tree, so that the ids of `useId` are the same on both sides.
 */
export function ReactIsland<P extends object>(given: {
  readonly name: string;
  readonly ctx: Pick<RenderContext, 'island'>;
  readonly component: FunctionComponent<P>;
  readonly props: P;
  readonly className?: string;
  /** Its id, if it was registered already because the props need it. */
  readonly id?: string;
}): ReactNode {
  const Component = given.component;
  const id = given.id ?? given.ctx.island(given.name);
  const html = renderToString(<Component {...given.props} />, { identifierPrefix: id });
  return (
    <div data-island={given.name} data-island-id={id} className={given.className}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <PropsScript props={given.props as IslandProps} />
    </div>
  );
}
