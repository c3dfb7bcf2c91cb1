/** What a walk over a parsed value tells about the text it came from. */
export interface Measure {
  /** Members over all objects. */
  members: number;
  /** Colons inside texts. */
  colons: number;
  /** Whether some part nests deeper than allowed; the walk stops there. */
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
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) member(value[index], levels, measure);
    return;
  }
  for (const name in value) {
    measure.members++;
    member((value as Record<string, unknown>)[name], levels, measure);
  }
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
 * Whether text and value may disagree on how many members there are: then a name stood twice and
 * the last one won. Outside strings every member has one colon, so the text's colons less those
 * inside texts count its members. A colon inside a name, or written as an escape, tips the balance
 * too: such a document is looked at again, which costs time but no truth.
 */
export const mayHoldDuplicates = (text: string, measure: Measure): boolean =>
  text.includes('\\u003') || colonsIn(text) !== measure.members + measure.colons;
