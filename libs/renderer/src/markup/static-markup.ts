import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { attribute } from './attributes.ts';
import { escapeHtml } from './escape-html.ts';

type Props = Readonly<Record<string, unknown>>;

/** State of the rendering of a tree. */
interface Pass {
  /** Links to the pictures that the browser should request first. */
  readonly preloads: Set<string>;
  /** False within `picture` and `noscript`, whose pictures may never be shown. */
  readonly isSurelyShown: boolean;
}

const withoutContent: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements with rules of their own for their content, which React renders. */
const special: ReadonlySet<string> = new Set(
  'html head body select option textarea pre listing object style menuitem'.split(' '),
);

/** Properties that React writes after all others. */
const last: ReadonlyMap<string, readonly string[]> = new Map([
  ['form', ['action', 'encType', 'method', 'target']],
  ['button', ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget']],
  ['input', ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget', 'checked', 'value']],
]);

/**
 * Returns the markup of a tree of elements and function components without hooks: what
 * `renderToStaticMarkup` returns, in two thirds of its time. React prepares for what the server's markup
 * never has: trees that wait, are streamed or keep state. What has hooks is an island, which React renders.
 */
export function staticMarkup(node: ReactNode): string {
  const preloads = new Set<string>();
  const html = nodeMarkup(node, { preloads, isSurelyShown: true });
  return preloads.size === 0 ? html : `${[...preloads].join('')}${html}`;
}

function nodeMarkup(node: ReactNode, pass: Pass): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return String(node);
  if (isValidElement<Props>(node)) return elementMarkup(node, pass);
  if (!(Symbol.iterator in node)) throw new TypeError('An object is not markup');
  let html = '';
  for (const child of node) html += nodeMarkup(child, pass);
  return html;
}

function elementMarkup(element: ReactElement<Props>, pass: Pass): string {
  const { type, props } = element;
  if (typeof type === 'string')
    return special.has(type) || type.includes('-')
      ? renderToStaticMarkup(element)
      : hostMarkup(type, props, pass);
  if (type === Fragment) return nodeMarkup(props.children as ReactNode, pass);
  if (typeof type !== 'function') return renderToStaticMarkup(element);
  return nodeMarkup((type as (props: Props) => ReactNode)(props), pass);
}

function hostMarkup(tag: string, props: Props, pass: Pass): string {
  const attributes = attributesOf(tag, props);
  if (tag === 'img') preloadPicture(props, pass);
  if (withoutContent.has(tag)) return `<${tag}${attributes}/>`;
  const given = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  const content =
    given?.__html ??
    nodeMarkup(
      props.children as ReactNode,
      tag === 'picture' || tag === 'noscript' ? { ...pass, isSurelyShown: false } : pass,
    );
  return `<${tag}${attributes}>${content}</${tag}>`;
}

function attributesOf(tag: string, props: Props): string {
  const later = last.get(tag);
  let html = '';
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || later?.includes(name))
      continue;
    const value = props[name];
    if (value === null || value === undefined) continue;
    // A link to the page itself.
    html += value === '' && name === 'href' && tag === 'a' ? ' href=""' : attribute(name, value);
  }
  for (const name of later ?? []) {
    const value = props[name] ?? initialValue(tag, name, props);
    if (value !== null && value !== undefined) html += attribute(name, value);
  }
  return html;
}

/** Returns the value that an input without a value in React's hands begins with. */
function initialValue(tag: string, name: string, props: Props): unknown {
  if (tag !== 'input') return undefined;
  return name === 'value'
    ? props.defaultValue
    : name === 'checked'
      ? props.defaultChecked
      : undefined;
}

/** Adds the link by which a browser requests a picture that is shown at once before it has read the markup. */
function preloadPicture(props: Props, { preloads, isSurelyShown }: Pass): void {
  const { src, srcSet, sizes, loading, fetchPriority } = props;
  const address = (srcSet ?? src) as string | undefined;
  const isLater = loading === 'lazy' || fetchPriority === 'low';
  if (!isSurelyShown || isLater || !address || /^data:/i.test(address)) return;
  const link = {
    ...{ rel: 'preload', as: 'image', href: srcSet ? undefined : src },
    ...{ imageSrcSet: srcSet, imageSizes: sizes, fetchPriority },
    referrerPolicy: props.referrerPolicy,
  };
  preloads.add(`<link${attributesOf('link', link)}/>`);
}
