import { pointerToken, resolvePointer } from '@forecourt/json';

type Schema = Readonly<Record<string, unknown>>;

/** One version of the schemas, which may refer to each other. */
export interface SchemaSet {
  /** The version as people name it, such as a revision. */
  readonly name: string;
  /** Schemas by their `$id`. */
  readonly documents: ReadonlyMap<string, Schema>;
}

/** A value in a schema document and its location. */
export interface SchemaNode {
  readonly value: unknown;
  /** `$id` of the document, the base of its references. */
  readonly id: string;
  /** JSON Pointer within the document. */
  readonly pointer: string;
  readonly set: SchemaSet;
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document by its `$id`; its value is undefined if this version has none. */
export const documentOf = (set: SchemaSet, id: string): SchemaNode => ({
  value: set.documents.get(id),
  id,
  pointer: '',
  set,
});

/** The members of an object by name, or the entries of an array; empty for any other value. */
export function members(node: SchemaNode | undefined): Map<string, SchemaNode> {
  if (typeof node?.value !== 'object' || node.value === null) return new Map();
  const entries = Object.entries(node.value).map(([name, value]) => {
    const pointer = `${node.pointer}/${pointerToken(name)}`;
    return [name, { ...node, value: value as unknown, pointer }] as const;
  });
  return new Map(entries);
}

/** Resolves the value of a `$ref`; undefined if there is nothing at its target. */
export function follow({ value, id: base, set }: SchemaNode): SchemaNode | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  const id = url.href.split('#')[0]!;
  const pointer = decodeURIComponent(url.hash.slice(1));
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const target = resolvePointer(set.documents.get(id), pointer);
  return target === undefined ? undefined : { value: target, id, pointer, set };
}

/** Returns the address of a schema, which identifies it. */
export const addressOf = ({ id, pointer }: SchemaNode) => `${id}#${pointer}`;
