import type { Finding, FindingInFile } from '@forecourt/block-schemas';
import { claimNames } from './claim-names.ts';
import type { Claim, Claims } from './claim-names.ts';
import type { FileState, FileStates } from './file-state.ts';

const twice = (pointer: string, message: string, owner: string): Finding => ({
  rule: pointer === '/path' ? 'duplicate-path' : 'duplicate-name',
  severity: 'error',
  pointer,
  message,
  about: { file: owner },
});

/**
 * Returns a finding about each file that lost a name to another one.
 * @param pointer of the name. @param what kind of name
 */
export const clashes = <T>(
  lost: Claims<T>['lost'],
  pointer: string,
  what: string,
): readonly FindingInFile[] =>
  lost.map(({ claim: { file, name }, owner }) => ({
    file,
    finding: twice(
      pointer,
      `the ${what} "${name}" is taken by ${owner.file}; choose another`,
      owner.file,
    ),
  }));

/** Letters and digits of a name: `openingHours` and `opening-hours` are alike. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True for a file that is named like the page or component in it; the home page has no name of its own. */
function isNamedAlike(file: string, name: string): boolean {
  const last = (path: string) => lettersOf(path.slice(path.lastIndexOf('/') + 1));
  const own = last(file.replace(/\.json$/i, ''));
  return own === (last(name) || 'home');
}

/** State of a file of which a version is served. */
export interface ServedState<T> extends FileState<T> {
  readonly served: T;
}

const isServed = <T>(state: FileState<T>): state is ServedState<T> => state.served !== undefined;

/** A value that is served under a name, and the file that it came from. */
interface Named<T> {
  readonly file: string;
  readonly value: T;
}

/** An earlier reading: its files, and the values served by name. */
interface Earlier<S, T> {
  readonly states: FileStates<S> | undefined;
  readonly missing: ReadonlySet<string>;
  readonly shown: ReadonlyMap<string, Named<T>>;
}

/**
 * Assigns each name to one file. A file that claims another file's name stays under its earlier one,
 * as after any broken edit.
 */
export function assembleNamed<S extends { readonly file: string }, T>(
  states: FileStates<S>,
  nameOf: (served: S) => string,
  valueOf: (state: ServedState<S>) => T,
  { states: before, missing, shown }: Earlier<S, T>,
): { readonly named: ReadonlyMap<string, Named<T>>; readonly lost: Claims<T>['lost'] } {
  const claims = [...states].flatMap(([file, state]): Claim<T>[] => {
    if (!isServed(state)) return [];
    const name = nameOf(state.served);
    const earlier = before?.get(file)?.served;
    const owner = shown.get(name)?.file;
    return [
      {
        name,
        file,
        value: valueOf(state),
        // The last good version of a file that was renamed has its earlier name.
        isOwner: owner !== undefined && (owner === file || owner === state.served.file),
        isNew: earlier === undefined || nameOf(earlier) !== name,
        isMissing: missing.has(file),
        isWhole: state.whole,
        isNamedAlike: isNamedAlike(file, name),
      },
    ];
  });
  const { owners, lost } = claimNames(claims);
  const named = new Map<string, Named<T>>(owners);
  const shownByFile = new Map([...shown].map(([name, value]) => [value.file, { name, value }]));
  for (const { claim } of lost) {
    const before = shownByFile.get(claim.file);
    if (before !== undefined && !named.has(before.name)) named.set(before.name, before.value);
  }
  return { named, lost };
}
