/** Counts of a parsed value, to be compared with its text. */
export interface Measure {
  /** Members of all objects. */
  members: number;
  /** True if the value nests deeper than allowed; counting stops there. */
  tooDeep: boolean;
}

function walk(value: object, levels: number, measure: Measure): void {
  if (levels === 0) {
    measure.tooDeep = true;
    return;
  }
  // Not `for…in`, whose optimized code the engine discards at each new set of keys.
  const isArray = Array.isArray(value);
  const values: readonly unknown[] = isArray ? value : Object.values(value);
  if (!isArray) measure.members += values.length;
  for (let index = 0; index < values.length; index++) {
    const each = values[index];
    if (typeof each === 'object' && each !== null && !measure.tooDeep)
      walk(each, levels - 1, measure);
  }
}

/** Counts members of a parsed value, no deeper than `maxDepth` levels. */
export function measureValue(value: unknown, maxDepth: number): Measure {
  const measure: Measure = { members: 0, tooDeep: false };
  if (typeof value === 'object' && value !== null) walk(value, maxDepth, measure);
  return measure;
}

const quote = 34;
const space = 32;

/**
 * True if text and value may differ in the number of members, which means that a name occurs twice.
 * Every member has a colon behind the quote that ends its name. One behind a quote within a string
 * makes a difference too: such a document is read again, which costs time only.
 * @param text valid JSON.
 */
export function mayHoldDuplicates(text: string, { members }: Measure): boolean {
  let names = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= space) before--;
    if (text.charCodeAt(before) === quote) names++;
  }
  return names !== members;
}
