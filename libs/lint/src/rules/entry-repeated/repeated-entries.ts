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

/** True for what is reported as empty. */
export const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isBlank) : typeof value === 'string' && value.trim() === '';

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

/** Returns the repeated entries of every list in a value, except for lists of blocks. */
export function repeatedIn(value: unknown, pointer: string): Repeated[] {
  if (Array.isArray(value)) {
    const entries = value as readonly unknown[];
    // Photos and features of thousands of cars.
    if (typeof entries[0] === 'string' && new Set(entries).size === entries.length) return [];
    return entries.flatMap((entry, index) => [
      ...(index === 0 ? [] : reportsOf(entry, earlierOf(entries, index), `${pointer}/${index}`)),
      ...(isObject(entry) ? repeatedIn(entry, `${pointer}/${index}`) : []),
    ]);
  }
  if (!isObject(value)) return [];
  const members = Object.entries(value).filter(
    ([name, member]) => name !== 'blocks' && typeof member === 'object',
  );
  return members.flatMap(([name, member]) => repeatedIn(member, `${pointer}/${name}`));
}
