import { pointerToken, pointerTokens } from '@forecourt/json';
import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import type { Node, Segment } from 'jsonc-parser';
import { Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Way from the document to a value: member names and indices. */
export type JsonPath = readonly Segment[];

/**
 * The tree of a JSON text as far as it can be read, however broken it is; undefined for a text that
 * holds nothing. The text nests no deeper than the parser, which calls itself, can follow.
 */
export const jsonTree = (text: string): Node | undefined =>
  parseTree(text, [], { allowTrailingComma: true });

/** The pointer (RFC 6901) of a path. */
export const pointerOf = (path: JsonPath): string =>
  path.map((key) => `/${pointerToken(key)}`).join('');

/** A node of the tree under the cursor, and whether it is the name of a member. */
export interface NodeAt {
  readonly node: Node;
  readonly path: JsonPath;
  readonly isName: boolean;
}

/** The innermost node at an offset, its end included. */
export function nodeAt(root: Node | undefined, offset: number): NodeAt | undefined {
  const node = root && findNodeAtOffset(root, offset, true);
  if (node === undefined) return undefined;
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  return { node, path: getNodePath(node), isName };
}

/** The node of a value; undefined if the path leads nowhere. */
const nodeOf = (root: Node | undefined, path: JsonPath): Node | undefined =>
  root && findNodeAtLocation(root, [...path]);

/** The node at a pointer, whose numbers are indices of lists and names of members. */
export function nodeAtPointer(root: Node | undefined, pointer: string): Node | undefined {
  let at = root;
  for (const token of pointerTokens(pointer))
    at = nodeOf(at, [at?.type === 'array' ? Number(token) : token]);
  return at;
}

/** A node's range in the text. */
export const rangeOf = (document: TextDocument, { offset, length }: Node): Range =>
  Range.create(document.positionAt(offset), document.positionAt(offset + length));
