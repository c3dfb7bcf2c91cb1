import type { Client } from 'typesense';
import { isSourceFailure, SourceFailure } from '../ports/failures.ts';
import type { IndexEntry } from '../ports/search.ts';
import { attributeValue, spellingAt, wordsOfEntry } from '../search/entry-values.ts';
import { foldsCase, type IndexDefinition } from '../search/index-definition.ts';
import { isExactWord } from '../search/words.ts';
import { keyField, keyOf, missingField, spellingField, valueField } from './filter-by.ts';

const documentsAtOnce = 1_000;
const leftoverAfter = 24 * 3_600;

interface Schema {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** Failure of an error of the client, which has no code and contains the key. */
export function failureOf(error: unknown): SourceFailure {
  if (lacksField(error))
    return new SourceFailure(
      'search',
      'garbage',
      'an index was built in another shape; import it again',
    );
  const late = error instanceof Error && /timed? ?out|timeout|aborted/i.test(error.message);
  return new SourceFailure('search', late ? 'timeout' : 'unreachable');
}

/** True for the reply to a search with an attribute that the collection doesn't have. */
const lacksField = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('404') && error.message.includes('field');

/** True for the reply to a search in a collection that doesn't exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('404') && !lacksField(error);

/** Rejects with the beginning of the client's message only: its errors contain the key. */
async function withoutSecrets<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const words = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new SourceFailure('search', 'unreachable', words);
  }
}

/** Fields of a collection: the attributes, their filter keys, all words, and the entry itself. */
function schemaOf(name: string, definition: IndexDefinition) {
  const attributes = Object.entries(definition.attributes).flatMap(
    ([attribute, { kind, whole, ...rest }]) => {
      const number = whole ? 'int64' : 'float';
      const type = kind === 'number' ? number : 'string';
      const own = {
        name: valueField(attribute),
        type,
        facet: true,
        optional: true,
        sort: kind === 'number',
      };
      return kind === 'number'
        ? [own, { name: missingField(attribute), type: 'bool' }]
        : [
            own,
            { name: keyField(attribute), type: 'string', optional: true },
            ...(foldsCase({ kind, ...rest }) ? [{ ...own, name: spellingField(attribute) }] : []),
          ];
    },
  );
  return {
    name,
    fields: [
      ...attributes,
      { name: '_seq', type: 'int32' },
      { name: '_words', type: 'string[]' },
      { name: '_text', type: 'string[]' },
      { name: '_document', type: 'string', index: false, optional: true },
    ],
    default_sorting_field: '_seq',
  };
}

function documentOf(entry: IndexEntry, seq: number, definition: IndexDefinition): object {
  const words = [...wordsOfEntry(entry, definition)];
  const document: Record<string, unknown> = {
    id: String(seq),
    _seq: seq,
    _words: words.filter((word) => !isExactWord(word)),
    _text: words.filter(isExactWord).map((word) => word.slice(1)),
    _document: JSON.stringify(entry),
  };
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    const value = attributeValue(entry, name, attribute);
    if (attribute.kind === 'number') document[missingField(name)] = value === undefined;
    if (value === undefined) continue;
    document[valueField(name)] = value;
    if (attribute.kind !== 'number') document[keyField(name)] = keyOf(String(value));
    if (foldsCase(attribute)) document[spellingField(name)] = spellingAt(entry, name, attribute);
  }
  return document;
}

/**
 * Collection that an alias points at; undefined if there is no such alias.
 * @throws SourceFailure
 */
export async function currentCollection(
  client: Client,
  alias: string,
): Promise<string | undefined> {
  try {
    const { collection_name: name }: { collection_name?: unknown } = await client
      .aliases(alias)
      .retrieve();
    if (typeof name === 'string') return name;
    throw new SourceFailure('search', 'garbage', 'an alias without a collection');
  } catch (error) {
    if (isSourceFailure(error)) throw error;
    if (error instanceof Error && 'httpStatus' in error && error.httpStatus === 404)
      return undefined;
    throw failureOf(error);
  }
}

/**
 * Collections that aliases point at, by alias.
 * @throws SourceFailure
 */
export async function currentCollections(client: Client): Promise<ReadonlyMap<string, string>> {
  try {
    const { aliases } = await client.aliases().retrieve();
    return new Map(aliases.map(({ name, collection_name: collection }) => [name, collection]));
  } catch (error) {
    throw failureOf(error);
  }
}

/** Removes collections of imports that died, once they are a day old: no import takes as long. */
async function removeLeftovers(client: Client, alias: string, now: number): Promise<void> {
  const current = await client
    .aliases(alias)
    .retrieve()
    .catch(() => undefined);
  for (const { name, created_at: made } of await client.collections().retrieve()) {
    const ours = name.startsWith(`${alias}.`) && name !== current?.collection_name;
    if (ours && now / 1000 - made > leftoverAfter) await client.collections(name).delete();
  }
}

/**
 * Builds a new collection beside the current one and points the alias at it in one step.
 * @param now milliseconds since 1970; names the collection
 * @returns the number of entries
 */
export async function replaceCollection(
  client: Client,
  alias: string,
  definition: IndexDefinition,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
  now: number,
): Promise<number> {
  const name = `${alias}.${now}.${crypto.randomUUID().slice(0, 8)}`;
  const schema: Schema = schemaOf(name, definition);
  await withoutSecrets(client.collections().create(schema as never));
  let count = 0;
  try {
    let batch: object[] = [];
    const send = async () => {
      await withoutSecrets(
        client.collections(name).documents().import(batch, { action: 'create' }),
      );
      batch = [];
    };
    for await (const entry of entries) {
      batch.push(documentOf(entry, count++, definition));
      if (batch.length === documentsAtOnce) await send();
    }
    if (batch.length > 0) await send();
    const old = await client
      .aliases(alias)
      .retrieve()
      .catch(() => undefined);
    await withoutSecrets(client.aliases().upsert(alias, { collection_name: name }));
    if (old) await withoutSecrets(client.collections(old.collection_name).delete());
  } catch (error) {
    await client
      .collections(name)
      .delete()
      .catch(() => undefined);
    throw error;
  }
  await removeLeftovers(client, alias, now).catch(() => undefined);
  return count;
}
