import { pointerTokens } from './pointer.ts';
import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { writeLike } from './write-like.ts';

/** A change of one place of a JSON document; pointers are those of the document before any change. */
export type Edit =
  /** Puts a value in the place of another, or adds a member to an object. */
  | { readonly pointer: string; readonly value: unknown }
  /** Takes a member or an entry away. */
  | { readonly pointer: string; readonly remove: true }
  /** Gives a member another name. */
  | { readonly pointer: string; readonly rename: string };

/** A piece of text in the place of another. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** Of members that stand twice the last one, which is the one that counts. */
const memberOf = (object: Node, name: string): Node | undefined =>
  object.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1];

function nodeAt(root: Node, tokens: readonly string[]): Node | undefined {
  let at: Node | undefined = root;
  for (const token of tokens) {
    if (at?.type === 'object') at = memberOf(at, token);
    else
      at = at?.type === 'array' && /^\d+$/.test(token) ? at.children?.[Number(token)] : undefined;
  }
  return at;
}

/** The member or entry that a value is. */
const partOf = (value: Node): Node => (value.parent?.type === 'property' ? value.parent : value);

/** Takes parts of one object or list away, each with the comma and the room that go with it. */
function removals(parent: Node, removed: ReadonlySet<Node>): Replacement[] {
  const children = parent.children ?? [];
  const kept = children.filter((child) => !removed.has(child));
  if (kept.length === 0) return [{ start: parent.offset + 1, end: endOf(parent) - 1, text: '' }];
  const found: Replacement[] = [];
  for (let at = 0; at < children.length; at++) {
    if (!removed.has(children[at]!)) continue;
    let last = at;
    while (last + 1 < children.length && removed.has(children[last + 1]!)) last += 1;
    const before = children[at - 1];
    found.push(
      before === undefined
        ? { start: children[at]!.offset, end: children[last + 1]!.offset, text: '' }
        : { start: endOf(before), end: endOf(children[last]!), text: '' },
    );
    at = last;
  }
  return found;
}

/** Adds members at the end of an object, set as its others are. */
function additions(
  text: string,
  object: Node,
  members: ReadonlyMap<string, unknown>,
  removed: ReadonlySet<Node>,
): Replacement {
  const last = object.children?.findLast((child) => !removed.has(child));
  const written = [...members].map(
    ([name, value]) => `${JSON.stringify(name)}: ${writeLike(text, last ?? object, value)}`,
  );
  if (last === undefined) {
    const inside = `{ ${written.join(', ')} }`;
    return { start: object.offset, end: endOf(object), text: inside };
  }
  const start = last.offset;
  const room = /[ \t\r\n]*$/.exec(text.slice(0, start))![0];
  const between = room.includes('\n') ? room : ' ';
  const added = written.map((member) => `,${between}${member}`).join('');
  return { start: endOf(last), end: endOf(last), text: added };
}

/**
 * Changes places of a JSON text and nothing else: indentation, order, line ends and how numbers and
 * texts are written stay. Edits whose place is not there, and new names that
 * another member has already, are passed over; of two edits of one place
 * the first counts, and an edit within something that is taken away or replaced counts for nothing.
 * @param text valid JSON, without byte order mark.
 */
export function editJson(text: string, edits: readonly Edit[]): string {
  const root = parseTree(text);
  if (root === undefined) return text;
  const replacements: Replacement[] = [];
  const removed = new Map<Node, Set<Node>>();
  const added = new Map<Node, Map<string, unknown>>();
  const touched = new Set<Node>();
  for (const edit of edits) {
    const tokens = pointerTokens(edit.pointer);
    const node = nodeAt(root, tokens);
    if (node === undefined) {
      const parent = 'value' in edit ? nodeAt(root, tokens.slice(0, -1)) : undefined;
      if (parent?.type !== 'object' || !('value' in edit)) continue;
      const members = added.get(parent) ?? new Map<string, unknown>();
      if (!members.has(tokens.at(-1)!)) members.set(tokens.at(-1)!, edit.value);
      added.set(parent, members);
      continue;
    }
    const part = partOf(node);
    if ('rename' in edit) {
      const name = part.type === 'property' ? part.children![0]! : undefined;
      const isTaken = part.parent !== undefined && memberOf(part.parent, edit.rename) !== undefined;
      if (name === undefined || touched.has(name) || isTaken) continue;
      touched.add(name);
      const written = JSON.stringify(edit.rename);
      replacements.push({ start: name.offset, end: endOf(name), text: written });
    } else if (!touched.has(node)) {
      touched.add(node);
      if ('value' in edit) {
        const written = writeLike(text, node, edit.value);
        replacements.push({ start: node.offset, end: endOf(node), text: written });
      } else if (part.parent !== undefined) {
        removed.set(part.parent, (removed.get(part.parent) ?? new Set()).add(part));
      }
    }
  }
  for (const [parent, parts] of removed)
    if (!added.has(parent) || parts.size < (parent.children?.length ?? 0))
      replacements.push(...removals(parent, parts));
  for (const [object, members] of added)
    replacements.push(additions(text, object, members, removed.get(object) ?? new Set()));
  return applied(text, replacements);
}

/** Outer replacements come before what they hold, which then counts for nothing. */
function applied(text: string, replacements: readonly Replacement[]): string {
  const inOrder = replacements.toSorted((a, b) => a.start - b.start || lengthFirst(a, b));
  let written = '';
  let at = 0;
  for (const { start, end, text: replacement } of inOrder) {
    if (start < at) continue;
    written += text.slice(at, start) + replacement;
    at = end;
  }
  return written + text.slice(at);
}

/** What is added at a place comes before what is taken away there. */
const lengthFirst = (a: Replacement, b: Replacement) => {
  const [one, other] = [a.end - a.start, b.end - b.start];
  return one === 0 || other === 0 ? one - other : other - one;
};
