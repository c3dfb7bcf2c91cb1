import { distance } from 'fastest-levenshtein';

/** Maximum number of edits between a misspelt name and the one that was meant. */
const maxEdits = 3;

const maxLength = 100;

const digitsOf = (name: string): string => name.replace(/\D/g, '');

/** Returns true if two neighbouring characters are swapped, and nothing else differs. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** Returns true if one character is wrong, missing or too many in a word, or two neighbours are swapped. */
export const isSlip = (word: string, meant: string): boolean =>
  Math.abs(word.length - meant.length) < 2 &&
  (isSwapped(word, meant) || distance(word, meant) === 1);

/** Returns the only element of a list; undefined if there are none or several. */
const only = (names: readonly string[]): string | undefined =>
  names.length === 1 ? names[0] : undefined;

/** Maximum number of edits of a name: one for every three of its characters. */
const editsFor = (name: string): number => Math.min(maxEdits, Math.floor(name.length / 3));

/** Returns a path from the first part on that another path does not have as well. */
function differingPart(path: string, other: string): string {
  const [parts, others] = [path.split('/'), other.split('/')];
  const at = parts.findIndex((part, index) => part !== others[index]);
  return parts.slice(Math.max(0, at)).join('/');
}

/**
 * Returns the known name that a misspelt one was meant to be: the only nearest one, at most one edit
 * for every three characters away, or with two neighbouring characters swapped. Names with different digits,
 * such as those of models and years, are different names and not misspellings. Of paths, the parts that
 * differ are compared: `/models/egret` is another model than `/models/wren`.
 * @param known names of the kind that is meant, without those that can't be used.
 * @returns undefined unless there is exactly one good answer.
 */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  if (name.length > maxLength) return undefined;
  const names = [...new Set(known)];
  const lower = name.toLowerCase();
  const same = names.filter((candidate) => candidate.toLowerCase() === lower);
  if (same.length > 0) return only(same);
  const digits = digitsOf(name);
  let least = editsFor(name);
  let nearest: string[] = [];
  for (const candidate of names) {
    if (digitsOf(candidate) !== digits) continue;
    const swapped = isSwapped(name, candidate);
    // However short a name is, two swapped characters are a slip.
    if (swapped && least === 0) least = 1;
    if (Math.abs(candidate.length - name.length) > least) continue;
    const count = swapped ? 1 : distance(name, candidate);
    if (count > least) continue;
    const isPath = name.includes('/') && !swapped;
    if (isPath && count > Math.max(1, editsFor(differingPart(name, candidate)))) continue;
    if (count < least) nearest = [];
    least = count;
    nearest.push(candidate);
  }
  return only(nearest);
}
