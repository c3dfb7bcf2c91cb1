import {
  isInFile,
  type FindingId,
  type LintRules,
  type LocatedFinding,
} from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import { isWithinPointer, parentPointer } from '@forecourt/json';
import { byFile } from './by-file.ts';
import { isAbout } from './is-about.ts';

/** Rules about ids that are wrong. */
const aboutIds: ReadonlySet<string> = new Set(['duplicate-id', 'pattern', 'too-short']);
/** Rules about a whole block that is something else, without its id. */
const aboutBlocks: ReadonlySet<string> = new Set(['wrong-type', 'missing-property']);

/** True for a finding for which a block may lack the id that links lead to. */
const losesId = ({ rule, pointer }: LocatedFinding): boolean =>
  pointer.includes('/blocks/') &&
  (pointer.endsWith('/id')
    ? aboutIds.has(rule)
    : /\/blocks\/\d+$/.test(pointer) && aboutBlocks.has(rule));

/** Returns links to an id that a page does not have since another of its ids, or a whole block, is wrong. */
export function deadAnchors(
  { snapshot, unserved }: TenantReading,
  all: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const ids = all.filter(losesId);
  if (ids.length === 0) return [];
  const pages = (snapshot ?? unserved)?.pages;
  return all.filter(({ rule, about }) => {
    if (rule !== 'link-target' || about?.anchor === undefined) return false;
    const file = pages?.get(about.path ?? '')?.file;
    return file !== undefined && ids.some((each) => isInFile(each, file));
  });
}

/** Returns links to the path that a page has once the characters that its path must not have are removed. */
export function linksToInvalidPaths(
  { files }: TenantReading,
  all: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const invalid = all.filter(({ rule, pointer }) => rule === 'pattern' && pointer === '/path');
  if (invalid.length === 0) return [];
  const written = [...(files?.pages ?? [])].flatMap(([file, { claimedPath }]) =>
    claimedPath !== undefined && invalid.some((each) => isInFile(each, file)) ? [claimedPath] : [],
  );
  const meant = new Set([
    ...invalid.map(({ suggestion }) => suggestion),
    ...written.map((path) => path.replace(/\s+|[?#].*$/g, '')),
  ]);
  return all.filter(
    ({ rule, about }) =>
      rule === 'link-target' &&
      about?.path !== undefined &&
      about.anchor === undefined &&
      meant.has(about.path),
  );
}

/** Ids of errors for which a page lacks the path that is meant. */
const aboutPaths: ReadonlySet<string> = new Set<FindingId | keyof LintRules>([
  ...(['pattern', 'reserved-path', 'too-long', 'too-short', 'wrong-type'] as const),
]);

/** True for a finding for which a page lacks the path that is meant. */
const losesPath = ({ rule, pointer }: LocatedFinding): boolean =>
  rule === 'duplicate-path' || (pointer === '/path' && aboutPaths.has(rule));

/** Returns links to the path of a page's file name, if the page's own path is that of another page, or is refused. */
export function linksToTakenPaths(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const taken = all.filter(losesPath);
  if (taken.length === 0) return [];
  const meant = new Set(taken.map(({ file }) => /\/pages(\/.*)\.json$/.exec(`/${file}`)?.[1]));
  return all.filter(({ rule, about }) => rule === 'link-target' && meant.has(about?.path ?? ''));
}

/** Rules that compare a link within the site with the words beside it. */
const linkWords: ReadonlySet<string> = new Set<keyof LintRules>([
  'link-contradictory',
  'offer-contradictory',
]);

/** Returns findings about the words of a link, each with the error of the same link, which is dead. */
export function wordsOfDeadLinks(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, LocatedFinding][] {
  const ofWords = all
    .filter(({ rule }) => linkWords.has(rule))
    .filter((each) => isAbout(each, 'path'));
  if (ofWords.length === 0) return [];
  const deadIn = byFile(all.filter(({ rule }) => rule === 'link-target'));
  return ofWords.flatMap((words): [LocatedFinding, LocatedFinding][] => {
    const own = deadIn(words.file).find(
      ({ pointer, about }) =>
        about?.path === words.about.path && isWithinPointer(pointer, parentPointer(words.pointer)),
    );
    return own === undefined ? [] : [[words, own]];
  });
}

/** Pointer to the list that a member of an entry is in. */
const listOf = ({ pointer }: LocatedFinding): string => parentPointer(parentPointer(pointer));

/**
 * Returns findings about entries of the navigation that repeat the target of another one, if the words
 * of that one name another page: its target is wrong, and nothing is repeated.
 */
export function repeatsOfWrongTargets(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const repeats = all
    .filter(({ rule }) => rule === 'navigation-repeated')
    .filter((each) => isAbout(each, 'path'));
  if (repeats.length === 0) return [];
  const misledIn = byFile(all.filter(({ rule }) => rule === 'link-contradictory'));
  return repeats.filter((each) =>
    misledIn(each.file).some(
      (other) => other.about?.path === each.about.path && listOf(other) === listOf(each),
    ),
  );
}
