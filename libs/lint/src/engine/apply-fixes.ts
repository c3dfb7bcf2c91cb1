import { pointerTokens } from '@forecourt/block-schemas';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Fix } from './rule.ts';

/** The order in which places can be removed one by one: of two in a list the later one first. */
function lastFirst(a: Fix, b: Fix): number {
  const [one, other] = [pointerTokens(a.pointer), pointerTokens(b.pointer)];
  const at = one.findIndex((token, index) => token !== other[index]);
  const [left, right] = [one[at] ?? '', other[at] ?? ''];
  return Number(right) - Number(left) || (left < right ? 1 : left > right ? -1 : 0);
}

function nodeAt(root: Node, pointer: string): Node | undefined {
  let at: Node | undefined = root;
  for (const token of pointerTokens(pointer)) {
    const step: string | number = at?.type === 'array' ? Number(token) : token;
    at = at && findNodeAtLocation(at, [step]);
  }
  return at;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** What goes with a member or an element: its comma, and the room that it took. */
function spanToRemove(value: Node): readonly [start: number, end: number] | undefined {
  const node = value.parent?.type === 'property' ? value.parent : value;
  const siblings = node.parent?.children;
  if (node.parent === undefined || siblings === undefined) return undefined;
  const at = siblings.indexOf(node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (after !== undefined) return [node.offset, after.offset];
  if (before !== undefined) return [endOf(before), endOf(node)];
  return [node.parent.offset + 1, endOf(node.parent) - 1];
}

/**
 * Changes values in a JSON text and nothing else: indentation, order and line ends stay. Fixes whose
 * place is not there (any more) are passed over.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  let fixed = text.slice(mark.length);
  for (const { pointer, value } of fixes.toSorted(lastFirst)) {
    const root = parseTree(fixed);
    const node = root && nodeAt(root, pointer);
    if (node === undefined) continue;
    const span = value === undefined ? spanToRemove(node) : ([node.offset, endOf(node)] as const);
    if (span === undefined) continue;
    const written = value === undefined ? '' : JSON.stringify(value);
    fixed = fixed.slice(0, span[0]) + written + fixed.slice(span[1]);
  }
  return mark + fixed;
}
