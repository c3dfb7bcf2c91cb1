import { createElement, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '../../rich-text/index.ts';

/**
 * Inline mark-up that was judged on the server, as plain JSON: a form's component is drawn in the
 * browser too, where the parser of mark-up would weigh more than the form.
 */
export type Words = string | readonly WordsNode[];

/** A piece of text, or an element with its attributes and content. */
export type WordsNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string | number | boolean>>;
      readonly content: readonly WordsNode[];
    };

/** An editor's inline mark-up as words: what the allow-list knows, and nothing else. */
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

/** Draws words. */
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

/** The words alone, for places that can show no mark-up. */
export const textOf = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((node) => (typeof node === 'string' ? node : textOf(node.content))).join('');
