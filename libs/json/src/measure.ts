/** Counts of a parsed value, to be compared with its text. */
export interface Measure {
  /** Members of all objects. */
  members: number;
  /** Colons in strings. */
  colons: number;
  /** True if the value nests deeper than allowed; counting stops there. */
  tooDeep: boolean;
}

const colonsIn = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

function walk(value: object, levels: number, measure: Measure): void {
  if (levels === 0) {
    measure.tooDeep = true;
    return;
  }
  // Not `for…in`, whose optimized code the engine discards at each new set of keys.
  const isArray = Array.isArray(value);
  const values: readonly unknown[] = isArray ? value : Object.values(value);
  if (!isArray) measure.members += values.length;
  for (const each of values) member(each, levels, measure);
}

function member(value: unknown, levels: number, measure: Measure): void {
  if (typeof value === 'string') measure.colons += colonsIn(value);
  else if (typeof value === 'object' && value !== null && !measure.tooDeep)
    walk(value, levels - 1, measure);
}

/** Counts members and colons of a parsed value, no deeper than `maxDepth` levels. */
export function measureValue(value: unknown, maxDepth: number): Measure {
  const measure: Measure = { members: 0, colons: 0, tooDeep: false };
  member(value, maxDepth + 1, measure);
  return measure;
}

/**
 * True if text and value may differ in the number of members, which means that a name occurs twice.
 * Outside strings every member has one colon, so the colons of the text less those of strings are its
 * members. A colon in a name or written as an escape makes a difference too: such a document is read
 * again, which costs time only.
 */
export const mayHoldDuplicates = (text: string, measure: Measure): boolean =>
  text.includes('\\u003') || colonsIn(text) !== measure.members + measure.colons;
