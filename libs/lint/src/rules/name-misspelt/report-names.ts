import type { NotedRange } from '../../rule-api/range-in-markup.ts';
import type { EndVisit } from '../../rule-api/rule.ts';
import { foldedWord, isMisspelt } from './slips.ts';

/** A name of the data, or two words of a text that may be one. */
export type NameFact = {
  /** First and last name. */
  readonly person?: readonly [first: string, last: string];
  readonly model?: string;
  readonly maker?: string;
  readonly written?: {
    readonly first: string;
    readonly last: string;
    /** Model that the text is about; undefined for a person. */
    readonly slug?: string;
    readonly pointer: string;
    readonly within?: NotedRange;
  };
};

type Written = NonNullable<NameFact['written']>;

/** Returns the only element of an array. */
const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** True if a first name ends differently: "Maria" and "Marie" are two people of a family. */
const endsOtherwise = (written: string, name: string): boolean =>
  foldedWord(written).slice(0, -1) === foldedWord(name).slice(0, -1);

function personOf(
  { first, last }: Written,
  people: readonly (readonly [string, string])[],
): string | undefined {
  const [a, b] = [foldedWord(first), foldedWord(last)];
  const isKnown = ([x, y]: readonly [string, string]) => foldedWord(x) === a && foldedWord(y) === b;
  if (people.some(isKnown)) return undefined;
  const near = people.filter(
    ([x, y]) =>
      (foldedWord(x) === a && isMisspelt(last, y)) ||
      (foldedWord(y) === b && isMisspelt(first, x) && !endsOtherwise(first, x)),
  );
  // One person may be listed in several categories.
  return only([...new Set(near.map((each) => each.join(' ')))]);
}

function modelOf({ first, last }: Written, facts: readonly NameFact[]): string | undefined {
  const makers = facts.filter(({ maker }) => maker?.split(' ').at(-1) === first);
  const words = makers.flatMap(({ model }) => model?.split(' ') ?? []);
  if (words.some((each) => foldedWord(each) === foldedWord(last))) return undefined;
  const meant = only([...new Set(words.filter((each) => isMisspelt(last, each)))]);
  return meant === undefined ? undefined : `${first} ${meant}`;
}

/** Reports names in texts that are a letter from one of the team or the range. */
export function reportNames({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as NameFact) }));
  const people = facts.flatMap(({ person }) => (person ? [person] : []));
  for (const { file, written } of facts) {
    if (written === undefined) continue;
    const { first, last, slug, pointer, within } = written;
    const meant = slug === undefined ? personOf(written, people) : modelOf(written, facts);
    if (meant === undefined) continue;
    const where = slug === undefined ? 'team' : 'models';
    report(file, {
      pointer,
      ...(within && { within }),
      message: `"${first} ${last}" is not in data/${where}.json; did you mean "${meant}"?`,
    });
  }
}
