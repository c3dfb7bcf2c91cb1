import { parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { pointerTokens } from './pointer.ts';
import { additions, applyReplacements, removals, replacement } from './replacements.ts';
import type { Addition, Replacement } from './replacements.ts';
import { writeLike } from './write-like.ts';

/** Edit of one value of a JSON document; pointers are those of the document before any edit. */
export type Edit =
  /**
   * Replaces a value, adds a member to an object (before the member of that name, if there is one), or
   * appends an element to an array, whose pointer then ends in `/-`.
   */
  | { readonly pointer: string; readonly value: unknown; readonly before?: string }
  /** Replaces a value; ignored if there is none. */
  | { readonly pointer: string; readonly replace: unknown }
  /** Removes a member or element; with `andEmptied`, also the object or array that it leaves empty. */
  | { readonly pointer: string; readonly remove: true; readonly andEmptied?: boolean }
  /** Renames a member. */
  | { readonly pointer: string; readonly rename: string };

const nameOf = (member: Node) => member.children?.[0];

/** Member of an object; of members with the same name the last one, as JSON.parse takes it. */
const memberOf = (object: Node, name: string): Node | undefined =>
  object.children?.findLast((member) => nameOf(member)?.value === name);

function nodeAt(root: Node, tokens: readonly string[]): Node | undefined {
  let at: Node | undefined = root;
  for (const token of tokens) {
    if (at?.type === 'object') at = memberOf(at, token)?.children?.[1];
    else
      at = at?.type === 'array' && /^\d+$/.test(token) ? at.children?.[Number(token)] : undefined;
  }
  return at;
}

/** The member or element that a value belongs to. */
const partOf = (value: Node): Node => (value.parent?.type === 'property' ? value.parent : value);

/** True for a member whose name its object has more than once: without it, another would apply. */
const isDuplicate = (part: Node): boolean =>
  part.type === 'property' &&
  (part.parent?.children ?? []).filter((other) => nameOf(other)?.value === nameOf(part)?.value)
    .length > 1;

/** Edits of one document, collected before any is applied. */
class EditPlan {
  readonly #text: string;
  readonly #replacements: Replacement[] = [];
  readonly #touched = new Set<Node>();
  readonly #added = new Map<Node, Addition[]>();
  readonly #removed = new Map<Node, Set<Node>>();
  readonly #removedIfEmpty = new Set<Node>();

  constructor(text: string) {
    this.#text = text;
  }

  add(holder: Node, addition: Addition): void {
    const additions = this.#added.get(holder) ?? [];
    const { name } = addition;
    if (name !== undefined && additions.some((each) => each.name === name)) return;
    this.#added.set(holder, [...additions, addition]);
  }

  replace(node: Node, value: unknown): void {
    if (this.#isTouched(node)) return;
    this.#replacements.push(replacement(node, writeLike(this.#text, node, value)));
  }

  rename(node: Node, name: string): void {
    const { parent: object, type, children = [] } = partOf(node);
    const [written] = children;
    if (type !== 'property' || !object || !written || memberOf(object, name)) return;
    if (this.#isTouched(written)) return;
    this.#replacements.push(replacement(written, JSON.stringify(name)));
  }

  remove(node: Node, andEmptied = false): void {
    const part = partOf(node);
    const holder = part.parent;
    if (!holder || isDuplicate(part) || this.#isTouched(node)) return;
    this.#removed.set(holder, (this.#removed.get(holder) ?? new Set()).add(part));
    if (andEmptied) this.#removedIfEmpty.add(holder);
  }

  applied(): string {
    for (const holder of this.#removedIfEmpty) if (this.#isEmptied(holder)) this.remove(holder);
    for (const [holder, parts] of this.#removed)
      if (!this.#added.has(holder) || parts.size < (holder.children?.length ?? 0))
        this.#replacements.push(...removals(holder, parts));
    for (const [holder, added] of this.#added)
      this.#replacements.push(...additions(this.#text, holder, added, this.#removed.get(holder)));
    return applyReplacements(this.#text, this.#replacements);
  }

  #isEmptied(holder: Node): boolean {
    const removed = this.#removed.get(holder)?.size ?? 0;
    return removed === holder.children?.length && !this.#added.has(holder);
  }

  /** Marks a node as edited. @returns true if an earlier edit has done so */
  #isTouched(node: Node): boolean {
    const isTouched = this.#touched.has(node);
    this.#touched.add(node);
    return isTouched;
  }
}

/** Returns the addition that an edit of a missing value makes to an object or array, if any. */
function additionTo(holder: Node | undefined, name: string, edit: Edit): Addition | undefined {
  if (!('value' in edit)) return undefined;
  const { value, before } = edit;
  if (holder?.type === 'array') return name === '-' ? { value } : undefined;
  if (holder?.type !== 'object') return undefined;
  return { name, value, before: before === undefined ? undefined : memberOf(holder, before) };
}

/**
 * Edits values of a JSON text and nothing else: indentation, order, line ends, a byte order mark, and
 * the spelling of numbers and strings stay as they are. Ignored are edits of values that aren't there,
 * of a value that an earlier edit changes, and within a value that another edit replaces or removes;
 * new names that the object has already; and removals of one of several members of the same name. A
 * text that is not JSON is returned as it is.
 * @param options.comments true for JSON with comments and trailing commas.
 */
export function editJson(
  text: string,
  edits: readonly Edit[],
  { comments = false }: { readonly comments?: boolean } = {},
): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const body = text.slice(mark.length);
  const errors: ParseError[] = [];
  const syntax = { disallowComments: !comments, allowTrailingComma: comments };
  const root = parseTree(body, errors, syntax);
  if (root === undefined || errors.length > 0) return text;
  const plan = new EditPlan(body);
  for (const edit of edits) {
    const tokens = pointerTokens(edit.pointer);
    const node = nodeAt(root, tokens);
    if (node === undefined) {
      const holder = nodeAt(root, tokens.slice(0, -1));
      const addition = additionTo(holder, tokens.at(-1) ?? '', edit);
      if (holder && addition) plan.add(holder, addition);
    } else if ('rename' in edit) plan.rename(node, edit.rename);
    else if ('remove' in edit) plan.remove(node, edit.andEmptied);
    else plan.replace(node, 'value' in edit ? edit.value : edit.replace);
  }
  return mark + plan.applied();
}
