import { createElement, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '../../rich-text/index.ts';

/**
 * Inline mark-up as plain JSON, sanitized on the server. Forms are also rendered in the browser,
 * where the parser would be larger than the form.
 */
export type Words = string | readonly WordsNode[];

/** A piece of text, or an element with its attributes and content. */
type WordsNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string | number | boolean>>;
      readonly content: readonly WordsNode[];
    };

/** Parses an editor's inline mark-up, sanitized by the allow-list. */
export function readWords(html: string): Words {
  const nodes = nodesOf(RichText({ html, kind: 'inline' }));
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function nodesOf(given: ReactNode): WordsNode[] {
  if (typeof given === 'string') return [given];
  if (Array.isArray(given)) return given.flatMap((each: ReactNode) => nodesOf(each));
  if (!isValidElement<{ children?: ReactNode }>(given)) return [];
  const { children, ...attributes } = given.props;
  const content = nodesOf(children);
  if (typeof given.type !== 'string') return content;
  return [{ tag: given.type, attributes: attributes as Record<string, string>, content }];
}

/** Renders parsed inline mark-up. */
export function WordsOf({ words }: { readonly words: Words }): ReactNode {
  return typeof words === 'string' ? words : drawn(words);
}

const drawn = (nodes: readonly WordsNode[]): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string'
        ? node
        : createElement(
            node.tag,
            node.attributes,
            node.content.length > 0 ? drawn(node.content) : undefined,
          )}
    </Fragment>
  ));

/** Returns the plain text, where mark-up is not possible. */
export const textOf = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((node) => (typeof node === 'string' ? node : textOf(node.content))).join('');
