import { isInFile, type LintRules, type LocatedFinding } from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import { isWithinPointer, parentPointer, pointerToken } from '@forecourt/json';
import type { Fix } from '@forecourt/lint';
import { misnamedAssets, shownFiles, withReferences } from './asset-consequences.ts';
import { withoutRates } from './rate-consequences.ts';

/** Findings, each with its fix if there is one. */
type Findings = ReadonlyMap<LocatedFinding, Fix | undefined>;

const settings = 'site.json';

/**
 * Returns the finding that says that settings are unusable, and the error of the settings that has the
 * same cause, with what was not checked.
 */
function withUnchecked(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, LocatedFinding][] {
  const unusable = all.find(({ rule }) => rule === 'settings-unusable');
  const cause = all.find(
    (each) => each !== unusable && each.severity === 'error' && isInFile(each, settings),
  );
  return unusable === undefined || cause === undefined ? [] : [[unusable, cause]];
}

/** Returns links to an id that a page does not have since another of its ids is wrong. */
function deadAnchors(
  { snapshot, unserved }: TenantReading,
  all: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const ids = all.filter(
    ({ rule, pointer }) =>
      pointer.endsWith('/id') &&
      pointer.includes('/blocks/') &&
      (rule === 'duplicate-id' || rule === 'pattern'),
  );
  if (ids.length === 0) return [];
  const pages = (snapshot ?? unserved)?.pages;
  return all.filter(({ rule, about }) => {
    if (rule !== 'link-target' || about?.anchor === undefined) return false;
    const file = pages?.get(about.path ?? '')?.file;
    return file !== undefined && ids.some((each) => isInFile(each, file));
  });
}

/** Returns links to the path that a page has once the characters that its path must not have are removed. */
function linksToInvalidPaths(
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

/**
 * Returns further uses of a component on one page that has none of its name: by its block or by its
 * name as a type. A misspelt name has a suggestion, and a finding wherever it is.
 */
function furtherUses(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const uses = all.filter(
    ({ rule, suggestion }) =>
      (rule === 'missing-component' || rule === 'unknown-block-type') && suggestion === undefined,
  );
  const isByName = (each: LocatedFinding) => each.rule === 'missing-component';
  return uses.filter((each, index) => {
    const name = each.about?.component;
    return (
      name !== undefined &&
      uses
        .slice(0, index)
        .some(
          (other) =>
            other.file === each.file &&
            other.about?.component === name &&
            (isByName(each) || isByName(other)),
        )
    );
  });
}

/** Returns findings about uses of a component for words that its template has, which has the same finding. */
function usesOfTemplates(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const keyOf = ({ rule, message }: LocatedFinding) => `${rule} ${message}`;
  const isTemplate = ({ file }: LocatedFinding) => /(?:^|\/)components\//.test(file);
  const inTemplates = new Set(all.filter(isTemplate).map(keyOf));
  if (inTemplates.size === 0) return [];
  return all.filter(
    (each) => each.pointer.endsWith('/type') && !isTemplate(each) && inTemplates.has(keyOf(each)),
  );
}

/** Returns ids that a copied block repeats, if the copy has a finding. */
function idsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'entry-repeated');
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'duplicate-id' &&
      copies.some((copy) => copy.file === file && copy.pointer === parentPointer(pointer)),
  );
}

/** Returns findings about a label that names another target, if another link beside it has the same label. */
function labelsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'entry-repeated');
  if (copies.length === 0) return [];
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'link-contradictory' &&
      copies.some((copy) => copy.file === file && copy.pointer === pointer),
  );
}

/** Returns findings about numbers that can't be dialled here and were copied from another website. */
function numbersOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'copied-from-sibling');
  if (copies.length === 0) return [];
  return all.filter(
    ({ rule, file, line, column }) =>
      rule === 'phone-number-invalid' &&
      copies.some((copy) => copy.file === file && copy.line === line && copy.column === column),
  );
}

/** Returns findings about and within objects that are empty, which validation refuses. */
function withinEmpty(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const empty = all.filter(
    ({ rule, about }) => rule === 'missing-property' && about?.isEmpty === true,
  );
  if (empty.length === 0) return [];
  return all.filter((each) =>
    empty.some(
      (holder) =>
        holder !== each &&
        holder.file === each.file &&
        isWithinPointer(each.pointer, holder.pointer),
    ),
  );
}

/** Returns findings within members of the settings that have another name in the file: it is reported. */
function withinMisspelt(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const misspelt = all.filter(
    (each) =>
      each.rule === 'unknown-property' && each.suggestion !== undefined && isInFile(each, settings),
  );
  return all.filter((each) =>
    misspelt.some(
      ({ file, pointer, suggestion }) =>
        each.file === file &&
        isWithinPointer(each.pointer, `${pointer}/${pointerToken(suggestion!)}`),
    ),
  );
}

/** Rules that compare a link within the site with the words beside it. */
const linkWords: ReadonlySet<string> = new Set<keyof LintRules>([
  'link-contradictory',
  'offer-contradictory',
]);

/** Returns findings about the words of a link, each with the error of the same link, which is dead. */
function wordsOfDeadLinks(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, LocatedFinding][] {
  const ofWords = all.filter(({ rule, about }) => linkWords.has(rule) && about?.path !== undefined);
  return ofWords.flatMap((words): [LocatedFinding, LocatedFinding][] => {
    const dead = all.filter(
      ({ rule, file, about }) =>
        rule === 'link-target' && file === words.file && about?.path === words.about!.path,
    );
    const own = dead.find(({ pointer }) => isWithinPointer(pointer, parentPointer(words.pointer)));
    return own === undefined ? [] : [[words, own]];
  });
}

/** Leaves out findings that follow from another one, which fixes both. */
export function withoutConsequences(reading: TenantReading, findings: Findings): Findings {
  const all = [...findings.keys()];
  const left = new Set([
    ...deadAnchors(reading, all),
    ...linksToInvalidPaths(reading, all),
    ...furtherUses(all),
    ...idsOfCopies(all),
    ...labelsOfCopies(all),
    ...numbersOfCopies(all),
    ...usesOfTemplates(all),
    ...withinEmpty(all),
    ...withinMisspelt(all),
    ...shownFiles(all),
    ...withoutRates(all),
  ]);
  const renamed = new Map<LocatedFinding, LocatedFinding>();
  for (const [unusable, cause] of withUnchecked(all)) {
    left.add(unusable);
    const message = `${cause.message}; until then the file ${unusable.message}`;
    renamed.set(cause, { ...cause, message });
  }
  for (const [words, dead] of wordsOfDeadLinks(all)) {
    left.add(words);
    renamed.set(dead, { ...dead, message: `${dead.message}; ${words.message}` });
  }
  for (const [named, uses] of misnamedAssets(all)) {
    if (uses.length === 0) continue;
    for (const each of uses) left.add(each);
    renamed.set(named, withReferences(named, uses));
  }
  if (left.size === 0) return findings;
  return new Map(
    [...findings].flatMap(([finding, fix]) =>
      left.has(finding) ? [] : [[renamed.get(finding) ?? finding, fix]],
    ),
  );
}
