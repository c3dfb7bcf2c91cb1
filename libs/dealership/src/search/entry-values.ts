import {
  advertisedPrice,
  basicColour,
  basicTransmission,
  carFactWords,
  identifierKey,
  isSold,
  lastDay,
  tidySpaces,
  valueKey,
} from '@forecourt/domain';
import type { IndexEntry } from '../ports/search.ts';
import {
  foldsCase,
  type Attribute,
  type ExactText,
  type IndexDefinition,
} from './index-definition.ts';
import { exactWord, indexWords } from './words.ts';

/** Value at a path such as `model.name`; undefined if there is none. */
function valueAt(entry: unknown, path: string): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/**
 * The value that an entry is filtered, counted and sorted by; undefined if it has none of that kind.
 * Where case is folded, it is the key that all spellings of a value share.
 */
export function attributeValue(
  entry: unknown,
  name: string,
  attribute: Attribute,
): string | number | undefined {
  const { kind, path = name, reading } = attribute;
  const value = valueAt(entry, path);
  if (reading === 'price') return advertisedPrice(value);
  if (reading === 'lastDay') return lastDay(entry ?? {});
  if (reading === 'basicColour') return colourOf(value) ?? colourOf(valueAt(entry, 'colour'));
  if (reading === 'basicTransmission')
    return typeof value === 'string' ? basicTransmission(value) : undefined;
  if (reading === 'sold')
    return String(isSold({ status: typeof value === 'string' ? value : undefined }));
  if (kind === 'number') return Number.isFinite(value) ? (value as number) : undefined;
  if (kind === 'flag') return typeof value === 'boolean' ? String(value) : undefined;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = reading === 'identifier' ? identifierKey(String(value)) : String(value);
  return (foldsCase(attribute) ? valueKey(text) : text) || undefined;
}

const colourOf = (paint: unknown): string | undefined =>
  typeof paint === 'string' ? basicColour(paint) : undefined;

/** A value as the entry spells it, for an attribute whose case is folded. */
export function spellingAt(entry: unknown, name: string, attribute: Attribute): string | undefined {
  const { path = name, reading } = attribute;
  const value = reading ? attributeValue(entry, name, attribute) : valueAt(entry, path);
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return tidySpaces(String(value)) || undefined;
}

/** HTML as text, as far as its words go. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#39|apos|rsquo|#8217);/gi, "'")
    .replace(/&#?\w+;/g, ' ');

/** Texts at a path of each entry of a list, such as the items of each group of features. */
const textsInEach = (value: unknown, path: string): string =>
  (Array.isArray(value) ? value : [])
    .flatMap((each) => valueAt(each, path))
    .filter((text) => typeof text === 'string')
    .join('\n');

function exactTextOf(
  entry: IndexEntry,
  { path, unit, means, whole, html, each }: ExactText,
): string {
  const value = valueAt(entry, path);
  if (each !== undefined) return textsInEach(value, each);
  if (means !== undefined) return value === true ? means : '';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (unit !== undefined) return `${value} ${unit}`;
  if (whole) return identifierKey(String(value));
  return html ? withoutTags(String(value)) : String(value);
}

/** The most different words that are taken from one long text. */
const maxExactWords = 500;

/**
 * Every word that an entry is found by, each once. Words that are found only as they are spelt are
 * marked, see {@link exactWord}.
 * @param split gives the words of a text
 */
export function wordsOfEntry(
  entry: IndexEntry,
  { attributes, searchable, exactText = [], factsOf }: IndexDefinition,
  split: (text: string) => Iterable<string> = indexWords,
): Set<string> {
  const words = new Set<string>();
  for (const path of searchable) {
    const attribute = attributes[path];
    const value = attribute?.reading
      ? attributeValue(entry, path, attribute)
      : valueAt(entry, path);
    if (typeof value === 'string' || typeof value === 'number')
      for (const word of split(String(value))) words.add(word);
  }
  for (const text of exactText) {
    let room = maxExactWords;
    const value = exactTextOf(entry, text);
    const one = value === '' ? [] : [value.toLowerCase()];
    for (const word of text.whole ? one : split(value)) {
      if (room-- === 0) break;
      words.add(exactWord(word));
    }
  }
  if (factsOf === 'cars') for (const word of carFactWords(entry)) words.add(exactWord(word));
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
