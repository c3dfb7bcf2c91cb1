import type { Node } from 'jsonc-parser';
import { writeLike } from './write-like.ts';

/** Replacement for a range of the text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Value to add to an object or array. */
export interface Addition {
  /** Name of a member; undefined for an element. */
  readonly name?: string;
  readonly value: unknown;
  /** Member to add it before; at the end if left out. */
  readonly before?: Node;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** Replaces a node, its white space excluded. */
export const replacement = (node: Node, text: string): Replacement => ({
  start: node.offset,
  end: endOf(node),
  text,
});

/**
 * Removes parts of one object or array, each with the comma and white space before it; those before
 * the first part that stays, with what follows them.
 */
export function removals(holder: Node, removed: ReadonlySet<Node>): Replacement[] {
  const parts = holder.children ?? [];
  const first = parts.findIndex((part) => !removed.has(part));
  if (first < 0) return [{ start: holder.offset + 1, end: endOf(holder) - 1, text: '' }];
  return parts.flatMap((part, at): Replacement[] => {
    if (!removed.has(part)) return [];
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (at > first && before) return [{ start: endOf(before), end: endOf(part), text: '' }];
    return after ? [{ start: part.offset, end: after.offset, text: '' }] : [];
  });
}

/** White space in front of a member or element, as it separates it from another one. */
function spaceBefore(text: string, { offset }: Node): string {
  const [space = ''] = /[ \t\r\n]*$/.exec(text.slice(0, offset)) ?? [];
  return space.includes('\n') ? space : ' ';
}

/** Adds members to an object or elements to an array, formatted as its others are. */
export function additions(
  text: string,
  holder: Node,
  added: readonly Addition[],
  removed: ReadonlySet<Node> = new Set(),
): Replacement[] {
  const { children = [] } = holder;
  const last = children.findLast((child) => !removed.has(child));
  const write = ({ name, value }: Addition, beside = last ?? children[0] ?? holder) =>
    `${name === undefined ? '' : `${JSON.stringify(name)}: `}${writeLike(text, beside, value)}`;
  const insertions: Replacement[] = [];
  const written: string[] = [];
  for (const each of added) {
    const { before } = each;
    if (before === undefined || removed.has(before)) written.push(write(each));
    else {
      const inserted = `${write(each, before)},${spaceBefore(text, before)}`;
      insertions.push({ start: before.offset, end: before.offset, text: inserted });
    }
  }
  if (written.length === 0) return insertions;
  const [firstRemoved] = children;
  const lastRemoved = children.at(-1);
  if (last === undefined && firstRemoved && lastRemoved) {
    // The space around the removed ones remains.
    const [start, end] = [firstRemoved.offset, endOf(lastRemoved)];
    return [{ start, end, text: written.join(`,${spaceBefore(text, firstRemoved)}`) }];
  }
  if (last === undefined) {
    const all = written.join(', ');
    return [replacement(holder, holder.type === 'array' ? `[${all}]` : `{ ${all} }`)];
  }
  const between = `,${spaceBefore(text, last)}`;
  const appended = written.map((each) => between + each).join('');
  return [...insertions, { start: endOf(last), end: endOf(last), text: appended }];
}

/** Additions come before removals at the same offset, longer replacements before shorter ones. */
function insertionsFirst(a: Replacement, b: Replacement): number {
  const [one, other] = [a.end - a.start, b.end - b.start];
  return one === 0 || other === 0 ? one - other : other - one;
}

/** Applies replacements; those within a range that another one replaces are ignored. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const inOrder = replacements.toSorted((a, b) => a.start - b.start || insertionsFirst(a, b));
  let written = '';
  let at = 0;
  for (const { start, end, text: inserted } of inOrder) {
    if (start < at) continue;
    written += text.slice(at, start) + inserted;
    at = end;
  }
  return written + text.slice(at);
}
