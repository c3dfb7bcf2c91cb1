import { isObject } from '@forecourt/json';
import { isSame } from '../../rule-api/is-same.ts';

/** A repeated entry: what to mark of it, and what to say. */
export type Repeated = {
  readonly pointer: string;
  readonly property?: string;
  readonly message: string;
};

type Entry = Readonly<Record<string, unknown>>;

/** Labels of an entry that leads somewhere, by the names that the schemas give them. */
const labelOf = ({ text, heading, linkText }: Entry): unknown => text ?? heading ?? linkText;

const labels: readonly string[] = ['text', 'heading', 'linkText'];

const isLink = (entry: unknown): entry is Entry =>
  isObject(entry) && typeof entry.href === 'string' && typeof labelOf(entry) === 'string';

const folded = (value: unknown): string => (value as string).trim().toLowerCase();

/** True for what is reported as empty, and for a column that makes room beside others. */
export const isBlank = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isObject(value)) return Object.values(value).every(isBlank);
  return typeof value === 'string' && value.trim() === '';
};

/**
 * True for two links with one label and one target, however they look, for entries with one id, and
 * for those that are equal.
 */
function isRepeated(one: unknown, other: unknown): boolean {
  if (isLink(one) && isLink(other))
    return one.href === other.href && folded(labelOf(one)) === folded(labelOf(other));
  if (isObject(one) && isObject(other) && typeof one.id === 'string' && one.id === other.id)
    return true;
  return !isBlank(one) && isSame(one, other);
}

/** Member with the name of a tab or button, which is unique in its list; the labels of cards may repeat. */
const nameOf = (entry: unknown): 'tab' | 'text' | undefined => {
  if (isObject(entry) && typeof entry.tab === 'string') return 'tab';
  return isLink(entry) && typeof entry.text === 'string' ? 'text' : undefined;
};

/** True for two entries with one name that show or lead to different things. */
function isAmbiguous(one: unknown, other: unknown): boolean {
  const name = nameOf(one);
  if (name === undefined || nameOf(other) !== name) return false;
  return folded((one as Entry)[name]) === folded((other as Entry)[name]);
}

/** Rows of a table may be alike further down. */
const earlierOf = (entries: readonly unknown[], index: number): readonly unknown[] =>
  Array.isArray(entries[index]) ? entries.slice(index - 1, index) : entries.slice(0, index);

/** Returns what to mark of an entry: its first text, or the name of its first member. */
function markedIn(entry: unknown, pointer: string): Omit<Repeated, 'message'> {
  if (Array.isArray(entry)) return { pointer: `${pointer}/0` };
  if (!isObject(entry)) return { pointer };
  const members = Object.entries(entry);
  const isText = ([, value]: readonly [string, unknown]) => typeof value === 'string';
  const isLabel = ([name]: readonly [string, unknown]) => labels.includes(name);
  const [text] =
    members.find((each) => isLabel(each) && isText(each)) ?? members.find(isText) ?? [];
  return text === undefined
    ? { pointer, property: members[0]?.[0] }
    : { pointer: `${pointer}/${text}` };
}

function reportsOf(entry: unknown, earlier: readonly unknown[], pointer: string): Repeated[] {
  const first = earlier.findIndex((each) => isRepeated(each, entry));
  if (first >= 0) {
    const which = isLink(entry) ? `"${String(labelOf(entry))}"` : 'this entry';
    const message = `the list has ${which} already; remove one of the two`;
    return [{ ...markedIn(entry, pointer), message }];
  }
  const other = earlier.find((each) => isAmbiguous(each, entry)) as Entry | undefined;
  if (other === undefined) return [];
  const name = nameOf(entry)!;
  const { [name]: text, href } = entry as Entry;
  const message =
    name === 'tab'
      ? `another tab is named "${String(text)}"; name each for what it shows`
      : `another button is named "${String(text)}", and leads to "${String(other.href)}" instead of "${String(href)}"; name each for its target`;
  return [{ pointer: `${pointer}/${name}`, message }];
}

const none: readonly Repeated[] = [];

/** Returns a text that repeated entries share, so that others need not be compared. */
function keyOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (Array.isArray(entry)) return keyOf(entry[0]);
  if (!isObject(entry)) return '';
  const named = entry.id ?? entry.tab ?? labelOf(entry);
  return typeof named === 'string' ? folded(named) : '';
}

/** Returns true if two entries of a list have one key: of most lists, none have. */
function mayRepeat(entries: readonly unknown[]): boolean {
  if (entries.length < 2) return false;
  const seen = new Set<string>();
  for (const entry of entries) seen.add(keyOf(entry));
  return seen.size < entries.length;
}

/** Adds the repeated entries of every list in a value, except for lists of blocks. */
function addRepeated(value: unknown, pointer: string, found: Repeated[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const name of Object.keys(value)) {
      const member = (value as Entry)[name];
      if (typeof member === 'object' && name !== 'blocks')
        addRepeated(member, `${pointer}/${name}`, found);
    }
    return;
  }
  const entries = value as readonly unknown[];
  const isSuspicious = mayRepeat(entries);
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    const at = `${pointer}/${index}`;
    if (isSuspicious && index > 0) found.push(...reportsOf(entry, earlierOf(entries, index), at));
    if (isObject(entry)) addRepeated(entry, at, found);
  }
}

/** Returns true if any list in a value may have an entry twice: hardly any has. */
export function mayHaveRepeated(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value))
    return mayRepeat(value) || value.some((entry) => isObject(entry) && mayHaveRepeated(entry));
  for (const name of Object.keys(value))
    if (name !== 'blocks' && mayHaveRepeated((value as Entry)[name])) return true;
  return false;
}

/** Returns the repeated entries of every list in a value, except for lists of blocks. */
export function repeatedIn(value: unknown, pointer: string): readonly Repeated[] {
  if (!mayHaveRepeated(value)) return none;
  const found: Repeated[] = [];
  addRepeated(value, pointer, found);
  return found;
}
