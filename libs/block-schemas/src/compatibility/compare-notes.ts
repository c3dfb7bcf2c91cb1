import { pointerToken } from '../json/pointer.ts';
import type { ChangeLevel } from './compare-schemas.ts';
import { anyEntry } from './obstacle.ts';
import { canonicalJson, isNote, isSchema } from './schema-node.ts';
import type { SchemaSet } from './schema-node.ts';

/** A change of words, or of what is drawn where nothing is set. */
export interface NoteChange {
  readonly level: ChangeLevel;
  readonly keyword: string;
  readonly pointer: string;
  /** Place of the value that it is about, by the names of properties. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Keywords whose members are named by the schema's author: none of them is a note. */
const named = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
/** Notes that hold schemas of their own. */
const holders = new Set(['$defs', 'definitions']);
/** Keywords whose value is data, not a schema. */
const literals = new Set(['enum', 'const', 'required', 'dependentRequired']);

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function noteChange(
  keyword: string,
  before: unknown,
  after: unknown,
): Omit<NoteChange, 'pointer' | 'path'> {
  if (keyword === 'default') {
    const was = before === undefined ? 'none' : shown(before);
    const now = after === undefined ? 'none' : shown(after);
    const message = `the default is ${now} now, was ${was}: places that leave it out change`;
    return { level: 'compatible', keyword, message };
  }
  const verb = before === undefined ? 'is new' : after === undefined ? 'is gone' : 'has changed';
  return { level: 'documentation', keyword, message: `${keyword} ${verb}` };
}

/** Tells what changed in notes at places that both versions have. */
export function compareNotes(before: SchemaSet, after: SchemaSet): NoteChange[] {
  const found: NoteChange[] = [];
  const walk = (
    old: unknown,
    now: unknown,
    pointer: string,
    path: readonly string[],
    areMembers: boolean,
  ) => {
    if (Array.isArray(old) && Array.isArray(now)) {
      for (let at = 0; at < Math.min(old.length, now.length); at++)
        walk(old[at], now[at], `${pointer}/${at}`, path, false);
      return;
    }
    if (!isSchema(old) || !isSchema(now)) return;
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const at = `${pointer}/${pointerToken(key)}`;
      if (!areMembers && isNote(key) && !holders.has(key)) {
        if (canonicalJson(old[key]) !== canonicalJson(now[key]))
          found.push({ ...noteChange(key, old[key], now[key]), pointer: at, path });
      } else if (areMembers || !literals.has(key)) {
        const inside = areMembers ? [...path, key] : key === 'items' ? [...path, anyEntry] : path;
        walk(old[key], now[key], at, inside, !areMembers && named.has(key));
      }
    }
  };
  for (const [id, old] of before.documents)
    if (after.documents.has(id)) walk(old, after.documents.get(id), `${id}#`, [], false);
  return found;
}
