import { pointerTokens } from '@forecourt/json';
import { parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Fix } from './rule.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** The members of an object or elements of a list. */
const partsOf = (node: Node): readonly Node[] => node.children ?? [];

/** A member of its object, name and all; an element of its list. */
const partOf = (value: Node): Node => (value.parent?.type === 'property' ? value.parent : value);

/** The value at a place; undefined if it is not there, or its name stands twice and one would be left. */
function nodeAt(root: Node, pointer: string): Node | undefined {
  let at: Node | undefined = root;
  for (const token of pointerTokens(pointer)) {
    const parts: readonly Node[] = at === undefined ? [] : partsOf(at);
    if (at?.type === 'array') at = /^\d+$/.test(token) ? parts[Number(token)] : undefined;
    else if (at?.type === 'object') {
      const named: readonly Node[] = parts.filter(({ children }) => children?.[0]?.value === token);
      at = named.length === 1 ? named[0]!.children?.[1] : undefined;
    } else at = undefined;
  }
  return at;
}

/** What is taken out and what is written in its place: one thing a place, and nothing within what goes. */
function plan(root: Node, fixes: readonly Fix[]): Map<Node, Fix> {
  const planned = new Map<Node, Fix>();
  for (const fix of fixes) {
    const node = nodeAt(root, fix.pointer);
    if (node?.parent !== undefined && !planned.has(node)) planned.set(node, fix);
  }
  // Lists and objects that lose all they hold go with it, if that was asked for.
  const goes = (node: Node) => planned.has(node) && planned.get(node)!.value === undefined;
  for (const [node, { andEmptied }] of [...planned]) {
    const holder = partOf(node).parent;
    if (!andEmptied || holder?.parent === undefined || planned.has(holder)) continue;
    const values = partsOf(holder).map((part) =>
      part.type === 'property' ? part.children?.[1] : part,
    );
    if (values.every((value) => value !== undefined && goes(value)))
      planned.set(holder, { pointer: '' });
  }
  const isWithinPlanned = ({ parent }: Node): boolean =>
    parent !== undefined && (planned.has(parent) || isWithinPlanned(parent));
  for (const node of [...planned.keys()].filter(isWithinPlanned)) planned.delete(node);
  return planned;
}

/** What goes when some parts of an object or list do: they, their commas, and the room that they took. */
function removals(holder: Node, gone: ReadonlySet<Node>): Edit[] {
  const parts = partsOf(holder);
  if (parts.every((part) => gone.has(part)))
    return [{ start: holder.offset + 1, end: endOf(holder) - 1, text: '' }];
  return parts.flatMap((part, index): Edit[] => {
    if (!gone.has(part)) return [];
    const isLast = parts.slice(index).every((later) => gone.has(later));
    const [before, after] = [parts[index - 1], parts[index + 1]];
    return isLast
      ? [{ start: endOf(before!), end: endOf(part), text: '' }]
      : [{ start: part.offset, end: after!.offset, text: '' }];
  });
}

/**
 * Changes values in a JSON text and nothing else: indentation, order, line ends and a byte order mark
 * stay. A fix is passed over if its place is not there (any more), lies within what another one
 * changes, or was changed by one before it in the list. A text that is no JSON stays as it is.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const body = text.slice(mark.length);
  const errors: ParseError[] = [];
  const root = parseTree(body, errors, { disallowComments: true, allowTrailingComma: false });
  if (root === undefined || errors.length > 0) return text;
  const planned = [...plan(root, fixes)];
  const gone = new Set(
    planned.filter(([, { value }]) => value === undefined).map(([node]) => partOf(node)),
  );
  const edits = [
    ...[...new Set([...gone].map(({ parent }) => parent!))].flatMap((holder) =>
      removals(holder, gone),
    ),
    ...planned
      .filter(([, { value }]) => value !== undefined)
      .map(([node, { value }]) => ({
        start: node.offset,
        end: endOf(node),
        text: JSON.stringify(value),
      })),
  ];
  let fixed = '';
  let at = 0;
  for (const { start, end, text: written } of edits.sort((a, b) => a.start - b.start)) {
    fixed += body.slice(at, start) + written;
    at = end;
  }
  return mark + fixed + body.slice(at);
}
