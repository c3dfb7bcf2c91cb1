import { compare } from './compare-schemas.ts';
import type { SchemaDifference } from './compare-schemas.ts';
import { documentOf } from './schema-node.ts';
import type { SchemaSet } from './schema-node.ts';

/** `safe` if the table of safe changes has it; anything else may refuse content that was valid. */
export type ChangeLevel = 'may break' | 'safe';

/** A change of a schema, once for all the values that it applies to. */
export interface SchemaChange extends Pick<SchemaDifference, 'keyword' | 'pointer' | 'message'> {
  readonly level: ChangeLevel;
  /** The values that it applies to: a document's `$id`, and a path such as `buttons[].href`. */
  readonly affects: readonly { readonly document: string; readonly path: string }[];
}

function compareDocument(before: SchemaSet, after: SchemaSet, id: string): SchemaDifference[] {
  const [old, now] = [documentOf(before, id), documentOf(after, id)];
  const whole = { keyword: 'document', pointer: `${id}#`, path: '' };
  if (old.value === undefined) return [{ ...whole, isSafe: true, message: 'schema is new' }];
  if (now.value === undefined) return [{ ...whole, isSafe: false, message: 'schema was removed' }];
  return compare(old, now, { path: '', open: [] });
}

/**
 * Compares two versions of the schemas, changes that may break first. Shared definitions are
 * compared through the references to them; a change of one is listed once.
 * @param documents `$id`s of the schemas that content is validated by.
 */
export function compareSchemas(
  before: SchemaSet,
  after: SchemaSet,
  documents: readonly string[],
): SchemaChange[] {
  const changes = new Map<string, SchemaChange>();
  for (const document of documents)
    for (const found of compareDocument(before, after, document)) {
      const { keyword, pointer, message, path } = found;
      const level = found.isSafe ? 'safe' : 'may break';
      const key = `${level} ${pointer} ${message}`;
      const affects = changes.get(key)?.affects ?? [];
      const isKnown = affects.some((each) => each.document === document && each.path === path);
      const all = isKnown ? affects : [...affects, { document, path }];
      changes.set(key, { level, keyword, pointer, message, affects: all });
    }
  return [...changes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}
