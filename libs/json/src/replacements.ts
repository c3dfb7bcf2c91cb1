import type { Node } from 'jsonc-parser';
import { writeLike } from './write-like.ts';

/** Replacement for a range of the text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A member that is added to an object, or an element without a name that is added to an array. */
export interface Addition {
  readonly name?: string;
  readonly value: unknown;
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

/** Adds members or elements at the end of an object or array, formatted as its others are. */
export function additions(
  text: string,
  holder: Node,
  added: readonly Addition[],
  removed: ReadonlySet<Node>,
): Replacement {
  const last = holder.children?.findLast((child) => !removed.has(child));
  const written = added.map(({ name, value }) => {
    const formatted = writeLike(text, last ?? holder, value);
    return name === undefined ? formatted : `${JSON.stringify(name)}: ${formatted}`;
  });
  if (last === undefined) {
    const whole = written.join(', ');
    return replacement(holder, holder.type === 'array' ? `[${whole}]` : `{ ${whole} }`);
  }
  const [space = ''] = /[ \t\r\n]*$/.exec(text.slice(0, last.offset)) ?? [];
  const between = space.includes('\n') ? space : ' ';
  const inserted = written.map((part) => `,${between}${part}`).join('');
  return { start: endOf(last), end: endOf(last), text: inserted };
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
