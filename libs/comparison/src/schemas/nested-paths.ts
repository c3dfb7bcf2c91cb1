import { documentOf, follow, isSchema, members } from './schema-node.ts';
import type { SchemaNode, SchemaSet } from './schema-node.ts';

/**
 * Returns the paths of the block lists in a document, `*` for any index, in one version of the
 * schemas. Lists in nested blocks belong to the schemas of their types.
 * @param id `$id` of the document's schema.
 */
export function nestedPaths(set: SchemaSet, id: string): readonly (readonly string[])[] {
  const paths: string[][] = [];
  const visit = (node: SchemaNode | undefined, path: string[], open: readonly unknown[]): void => {
    if (node === undefined || !isSchema(node.value) || open.includes(node.value)) return;
    if (node.value['x-blocks'] === true) return void paths.push(path);
    const deeper = [...open, node.value];
    const keywords = members(node);
    const reference = keywords.get('$ref');
    if (reference) visit(follow(reference), path, deeper);
    for (const [name, property] of members(keywords.get('properties')))
      visit(property, [...path, name], deeper);
    visit(keywords.get('items'), [...path, '*'], deeper);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const branch of members(keywords.get(keyword)).values()) visit(branch, path, deeper);
  };
  visit(documentOf(set, id), [], []);
  const seen = new Set<string>();
  return paths.filter((path) => {
    const key = path.join('/');
    return seen.has(key) ? false : seen.add(key);
  });
}
