import { pointerToken, resolvePointer } from '../json/pointer.ts';

/** A JSON Schema object, or a part of one, as parsed JSON. */
export type Schema = Readonly<Record<string, unknown>>;

/** Schemas that may refer to one another. */
export interface SchemaSet {
  /** Tells this set from another one. */
  readonly name: string;
  /** By their `$id`. */
  readonly documents: ReadonlyMap<string, Schema>;
}

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: unknown;
  /** `$id` of the document, which references start from. */
  readonly id: string;
  /** JSON Pointer within the document. */
  readonly pointer: string;
  readonly set: SchemaSet;
  /** True for a part of what stands there, or for what stands nowhere. */
  readonly isPart?: boolean;
}

/** Names a schema: no two that differ have one name. */
export const addressOf = ({ set, id, pointer, schema, isPart }: SchemaNode): string =>
  `${set.name} ${id}#${pointer}${isPart ? ` ${JSON.stringify(schema)}` : ''}`;

/** Another schema in the place of one. */
export const made = (schema: unknown, like: SchemaNode): SchemaNode => ({
  ...like,
  schema,
  isPart: true,
});

/** Keywords that refuse nothing: notes, names, and our own annotations except `x-blocks`. */
const notes = new Set([
  '$anchor',
  '$comment',
  '$defs',
  '$id',
  '$schema',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'default',
  'definitions',
  'deprecated',
  'description',
  'examples',
  'readOnly',
  'title',
  'writeOnly',
]);

/** Whether a keyword leaves what is valid as it is. */
export const isNote = (keyword: string): boolean =>
  notes.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-blocks');

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a schema at some steps below it. */
export function below(node: SchemaNode, ...steps: readonly (string | number)[]): SchemaNode {
  let { schema, pointer } = node;
  for (const step of steps) {
    schema = (schema as Record<string, unknown>)[step];
    pointer += `/${pointerToken(step)}`;
  }
  return { id: node.id, set: node.set, schema, pointer };
}

/** The schemas of a keyword that holds a list of them. */
export const branches = (node: SchemaNode, keyword: string): SchemaNode[] => {
  const list = (node.schema as Schema)[keyword];
  return Array.isArray(list) ? list.map((_, index) => below(node, keyword, index)) : [];
};

/** What a reference leads to; undefined if it leads nowhere. */
export function follow(node: SchemaNode): SchemaNode | undefined {
  const reference = (node.schema as Schema).$ref;
  if (typeof reference !== 'string' || !URL.canParse(reference, node.id)) return undefined;
  const url = new URL(reference, node.id);
  const id = url.href.split('#')[0]!;
  const pointer = decodeURIComponent(url.hash.slice(1));
  const document = node.set.documents.get(id);
  if (document === undefined || (pointer !== '' && !pointer.startsWith('/'))) return undefined;
  const schema = resolvePointer(document, pointer);
  return schema === undefined ? undefined : { schema, id, pointer, set: node.set };
}

/**
 * The schemas that all have to hold where one does: itself, what it refers to and its `allOf`.
 * What is true of everything is left out. A reference that leads nowhere stays as it is.
 */
export function atomsOf(nodes: readonly SchemaNode[]): SchemaNode[] {
  const atoms: SchemaNode[] = [];
  const visit = (node: SchemaNode, open: readonly unknown[]) => {
    if (node.schema === true || open.includes(node.schema)) return;
    atoms.push(node);
    if (!isSchema(node.schema)) return;
    const deeper = [...open, node.schema];
    const target = follow(node);
    if (target !== undefined) visit(target, deeper);
    for (const branch of branches(node, 'allOf')) visit(branch, deeper);
  };
  for (const node of nodes) visit(node, []);
  return atoms;
}

/** A value as text that is the same for the same JSON, whatever the order of members. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
