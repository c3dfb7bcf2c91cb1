import { resolvePointer } from '@forecourt/block-schemas';
import type { SchemaSet } from '@forecourt/block-schemas/compatibility';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reference leads to, and the document that it stands in. */
function followed(set: SchemaSet, reference: string, base: string) {
  const url = new URL(reference, base);
  const id = url.href.split('#')[0]!;
  const schema = resolvePointer(set.documents.get(id), decodeURIComponent(url.hash.slice(1)));
  return { schema, id };
}

/**
 * Where a version of the schemas has lists of blocks in a document: paths in which `*` stands for any
 * index. Lists within nested blocks are those of their own types.
 * @param id `$id` of the document's schema.
 */
export function nestedPlaces(set: SchemaSet, id: string): readonly (readonly string[])[] {
  const places: string[][] = [];
  const visit = (schema: unknown, base: string, path: string[], open: readonly unknown[]): void => {
    if (!isSchema(schema) || open.includes(schema)) return;
    if (schema['x-blocks'] === true) return void places.push(path);
    const deeper = [...open, schema];
    if (typeof schema.$ref === 'string' && URL.canParse(schema.$ref, base)) {
      const target = followed(set, schema.$ref, base);
      visit(target.schema, target.id, path, deeper);
    }
    for (const [name, property] of Object.entries(
      isSchema(schema.properties) ? schema.properties : {},
    ))
      visit(property, base, [...path, name], deeper);
    visit(schema.items, base, [...path, '*'], deeper);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const branch of (schema[keyword] as unknown[] | undefined) ?? [])
        visit(branch, base, path, deeper);
  };
  visit(set.documents.get(id), id, [], []);
  const seen = new Set<string>();
  return places.filter((path) => {
    const key = path.join('/');
    return seen.has(key) ? false : seen.add(key);
  });
}
