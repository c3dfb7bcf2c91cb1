import { meantText } from '@forecourt/domain';

/** A value of a feed that is a string, a number or a boolean; null and containers are skipped. */
export type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * Trimmed, with the characters that were meant, without control characters and halves of characters;
 * undefined for an empty text.
 */
function scalarOf(value: unknown): Scalar | undefined {
  if (typeof value !== 'string') return isScalar(value) ? value : undefined;
  const text = meantText(value)
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
    .toWellFormed()
    .trim();
  return text === '' ? undefined : text;
}

/** Names of a number's unit or currency: attributes of its XML element, members beside it in JSON. */
const unitNames = ['unit', 'units', 'currency'];

/** Adds the unit that an object has for one of its values, as words beside the number. */
function withUnit(value: Scalar, holder: Record<string, unknown>, prefix: string): Scalar {
  return withWords(
    value,
    unitNames.map((name) => holder[prefix + name]),
  );
}

/** Adds words beside a number, those that its text has already left out. */
export function withWords(value: Scalar, words: readonly unknown[]): Scalar {
  const isNumber = typeof value === 'string' ? /\d/.test(value) : Number.isInteger(value);
  const known = String(value).toLowerCase();
  const added = words.filter(
    (word) =>
      typeof word === 'string' && word.trim() !== '' && !known.includes(word.trim().toLowerCase()),
  );
  return added.length === 0 || !isNumber ? value : [value, ...added].join(' ');
}

/** Adds what a value holds at a path to a list. */
function collect(
  value: unknown,
  path: readonly string[],
  into: Scalar[],
  hasUnits: boolean,
  holder?: Record<string, unknown>,
): void {
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) collect(item, path, into, hasUnits, holder);
    return;
  }
  if (path.length === 0) {
    // An XML element with attributes has its text in `#text`.
    const isTree = typeof value === 'object' && value !== null && Object.hasOwn(value, '#text');
    const tree = isTree ? (value as Record<string, unknown>) : undefined;
    const text = scalarOf(tree === undefined ? value : tree['#text']);
    if (text === undefined) return;
    if (!hasUnits) into.push(text);
    else if (tree !== undefined) into.push(withUnit(text, tree, '@'));
    else into.push(holder === undefined ? text : withUnit(text, holder, ''));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  // Names can contain dots.
  const whole = path.join('.');
  if (Object.hasOwn(members, whole)) collect(members[whole], [], into, hasUnits, members);
  else if (Object.hasOwn(members, path[0]!))
    collect(members[path[0]!], path.slice(1), into, hasUnits, members);
}

/**
 * Values of a record at a path: a column's name, or names of members with dots between.
 * An array on the path is expanded to its entries.
 * @param hasUnits adds a unit or currency that the feed has beside a nested number to it
 */
export function valuesAt(record: unknown, path: string, hasUnits = false): Scalar[] {
  const found: Scalar[] = [];
  const own = record as Record<string, unknown>;
  // A member of the record itself shares it with all others, whose units those may be.
  if (Object.hasOwn(own, path)) collect(own[path], [], found, hasUnits);
  else {
    const [first = '', ...rest] = path.split('.');
    if (Object.hasOwn(own, first)) collect(own[first], rest, found, hasUnits);
  }
  return found;
}
