import type { IndexEntry } from '../ports/search.ts';
import type { Attribute, IndexDefinition } from './index-definition.ts';
import { indexWords } from './words.ts';

/** What stands at a path such as `model.name`; undefined where there is nothing. */
export function valueAt(entry: unknown, path: string): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The value that an entry is filtered, counted and sorted by; undefined if it has none of that kind. */
export function attributeValue(
  entry: unknown,
  name: string,
  { kind, path = name }: Attribute,
): string | number | undefined {
  const value = valueAt(entry, path);
  if (kind === 'number') return Number.isFinite(value) ? (value as number) : undefined;
  if (kind === 'flag') return typeof value === 'boolean' ? String(value) : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Every word that an entry is found by, each once. @param split gives the words of a text. */
export function wordsOfEntry(
  entry: IndexEntry,
  { searchable }: IndexDefinition,
  split: (text: string) => Iterable<string> = indexWords,
): Set<string> {
  const words = new Set<string>();
  for (const path of searchable) {
    const value = valueAt(entry, path);
    if (typeof value === 'string' || typeof value === 'number')
      for (const word of split(String(value))) words.add(word);
  }
  return words;
}

/** Makes, models and bodies repeat in a stock; descriptions are longer and do not. */
const longestRepeated = 80;
const maxRemembered = 20_000;

/** The words of each entry, one entry at a time, splitting texts that repeat only once. */
export function* wordsOfEntries(
  entries: Iterable<IndexEntry>,
  definition: IndexDefinition,
): Generator<Set<string>> {
  const remembered = new Map<string, readonly string[]>();
  const split = (text: string): readonly string[] => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const words = indexWords(text);
    if (text.length <= longestRepeated && remembered.size < maxRemembered)
      remembered.set(text, words);
    return words;
  };
  for (const entry of entries) yield wordsOfEntry(entry, definition, split);
}
