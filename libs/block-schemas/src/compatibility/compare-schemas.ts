import { pointerToken } from '../json/pointer.ts';
import { compareNotes } from './compare-notes.ts';
import { implies } from './implies.ts';
import { anyEntry, anyOther } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';

import type { SchemaNode, SchemaSet } from './schema-node.ts';
import { narrowed, widened } from './words.ts';

export type { SchemaSet };

/**
 * What a change does to content: `breaking` may refuse what was valid, `compatible` refuses nothing
 * that was, `documentation` changes words alone.
 */
export type ChangeLevel = 'breaking' | 'compatible' | 'documentation';

/** A change of a schema. */
export interface SchemaChange {
  readonly level: ChangeLevel;
  readonly keyword: string;
  /** `$id` of the document, `#`, and a JSON Pointer: in the new schemas, or in the old where it is gone. */
  readonly pointer: string;
  /** In plain words. */
  readonly message: string;
  /** Where it is felt: documents by their `$id`, and the place of the value within, such as `buttons[].href`. */
  readonly affects: readonly { readonly document: string; readonly path: string }[];
}

const readable = (path: readonly string[]): string =>
  path.reduce((text, step) => {
    if (step === anyEntry) return `${text}[]`;
    if (step === anyOther) return text;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** Where a change stands: at the keyword that refuses, or at the property that is refused. */
function placeOf({ keyword, refusing, allowing }: Obstacle): string {
  const own = allowing.find(({ isPart }) => !isPart);
  if (keyword === 'refused')
    return own === undefined ? `${refusing.id}#${refusing.pointer}` : `${own.id}#${own.pointer}`;
  return `${refusing.id}#${refusing.pointer}/${pointerToken(keyword)}`;
}

const nodeOf = (set: SchemaSet, id: string): SchemaNode => ({
  schema: set.documents.get(id),
  id,
  pointer: '',
  set,
});

type Found = Omit<SchemaChange, 'affects'> & { readonly document: string; readonly path: string };

function compareDocument(before: SchemaSet, after: SchemaSet, id: string): Found[] {
  const [old, now] = [nodeOf(before, id), nodeOf(after, id)];
  const gone = { keyword: 'document', pointer: `${id}#`, document: id, path: '' };
  if (old.schema === undefined)
    return [{ ...gone, level: 'compatible', message: 'this schema is new' }];
  if (now.schema === undefined)
    return [{ ...gone, level: 'breaking', message: 'this schema is gone' }];
  const told =
    (level: ChangeLevel, message: (obstacle: Obstacle) => string) => (obstacle: Obstacle) => ({
      level,
      keyword: obstacle.keyword,
      pointer: placeOf(obstacle),
      message: message(obstacle),
      document: id,
      path: readable(obstacle.path),
    });
  return [
    ...implies([old], [now]).map(told('breaking', narrowed)),
    ...implies([now], [old]).map(told('compatible', widened)),
  ];
}

/** One change that is felt in several places is told once. */
function merged(found: readonly Found[]): SchemaChange[] {
  const groups = Map.groupBy(
    found,
    ({ level, pointer, message }) => `${level}\n${pointer}\n${message}`,
  );
  return [...groups.values()].map((group) => {
    const { level, keyword, pointer, message } = group[0]!;
    const affects = group.map(({ document, path }) => ({ document, path }));
    const seen = new Set<string>();
    const isNew = (text: string) => (seen.has(text) ? false : seen.add(text) !== undefined);
    return {
      level,
      keyword,
      pointer,
      message,
      affects: affects.filter(({ document, path }) => isNew(`${document} ${path}`)),
    };
  });
}

const order: readonly ChangeLevel[] = ['breaking', 'compatible', 'documentation'];
const inOrder = (a: SchemaChange, b: SchemaChange) =>
  order.indexOf(a.level) - order.indexOf(b.level) ||
  (a.pointer < b.pointer ? -1 : a.pointer > b.pointer ? 1 : a.message < b.message ? -1 : 1);

/**
 * Compares two versions of a set of schemas. Whatever is not proven to refuse nothing that was valid
 * is told as breaking.
 * @param documents `$id`s of the schemas that content is held against; others count where these refer to them.
 */
export function compareSchemas(
  before: SchemaSet,
  after: SchemaSet,
  documents: readonly string[],
): SchemaChange[] {
  const known = documents.filter((id) => before.documents.has(id) || after.documents.has(id));
  const found = known.flatMap((id) => compareDocument(before, after, id));
  const notes = compareNotes(before, after).map((note) => ({
    ...note,
    document: note.pointer.split('#')[0]!,
    path: readable(note.path),
  }));
  return merged([...found, ...notes]).sort(inOrder);
}

/**
 * Whether every value that fits one schema fits another, as far as it can be proven: true is a
 * proof, false may be a proof that was not found.
 * @param before and @param after documents that may refer to themselves.
 */
export function isCompatible(before: unknown, after: unknown): boolean {
  const id = 'https://forecourt.example/compared.json';
  const node = (name: string, schema: unknown): SchemaNode => {
    const set = { name, documents: new Map([[id, schema as Record<string, unknown>]]) };
    return { schema, id, pointer: '', set };
  };
  return implies([node('before', before)], [node('after', after)]).length === 0;
}
