/** A value of a feed that is a string, a number or a boolean; null and containers are skipped. */
export type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Trimmed, without control characters and halves of characters; undefined for an empty text. */
function scalarOf(value: unknown): Scalar | undefined {
  if (typeof value !== 'string') return isScalar(value) ? value : undefined;
  const text = value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .toWellFormed()
    .trim();
  return text === '' ? undefined : text;
}

function collect(value: unknown, path: readonly string[], into: Scalar[]): void {
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) collect(item, path, into);
    return;
  }
  if (path.length === 0) {
    // An XML element with attributes has its text in `#text`.
    const isTree = typeof value === 'object' && value !== null && Object.hasOwn(value, '#text');
    const text = scalarOf(isTree ? (value as Record<string, unknown>)['#text'] : value);
    if (text !== undefined) into.push(text);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  // Names can contain dots.
  const whole = path.join('.');
  if (Object.hasOwn(members, whole)) collect(members[whole], [], into);
  else if (Object.hasOwn(members, path[0]!)) collect(members[path[0]!], path.slice(1), into);
}

/**
 * Values of a record at a path: a column's name, or names of members with dots between.
 * An array on the path is expanded to its entries.
 */
export function valuesAt(record: unknown, path: string): Scalar[] {
  const found: Scalar[] = [];
  const own = record as Record<string, unknown>;
  if (Object.hasOwn(own, path)) collect(own[path], [], found);
  else collect(record, path.split('.'), found);
  return found;
}
