import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import { isWithinPointer, pointerToken } from '@forecourt/json';
import { coordinatesOfMisspelt, statesOfWrongAddresses } from './address-consequences.ts';
import { misnamedAssets, shownFiles, withReferences } from './asset-consequences.ts';
import { byFile } from './by-file.ts';
import type { Findings } from '../checker.ts';
import {
  idsOfCopies,
  labelsOfCopies,
  numbersOfCopies,
  placesOfCopies,
  termsOfSensitive,
} from './copy-consequences.ts';
import { findingsOfWrongDates } from './date-consequences.ts';
import {
  deadAnchors,
  linksToInvalidPaths,
  linksToTakenPaths,
  repeatsOfWrongTargets,
  wordsOfDeadLinks,
} from './link-consequences.ts';
import { defaultsBeyondRanges, feesOfRefused, withoutRates } from './rate-consequences.ts';
import { addressesOfRemoved, replacedAtPlace } from './same-place.ts';

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

/** Returns findings about and within objects that are empty, which validation refuses. */
function withinEmpty(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const emptyIn = byFile(
    all.filter(({ rule, about }) => rule === 'missing-property' && about?.isEmpty === true),
  );
  return all.filter((each) =>
    emptyIn(each.file).some(
      (holder) => holder !== each && isWithinPointer(each.pointer, holder.pointer),
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

/** Leaves out findings that follow from another one, which fixes both. */
export function withoutConsequences(reading: TenantReading, findings: Findings): Findings {
  const all = [...findings.keys()];
  const left = new Set([
    ...coordinatesOfMisspelt(all),
    ...deadAnchors(reading, all),
    ...defaultsBeyondRanges(all),
    ...linksToInvalidPaths(reading, all),
    ...linksToTakenPaths(all),
    ...feesOfRefused(all),
    ...findingsOfWrongDates(all),
    ...placesOfCopies(all),
    ...termsOfSensitive(all),
    ...furtherUses(all),
    ...idsOfCopies(all),
    ...labelsOfCopies(all),
    ...numbersOfCopies(all),
    ...usesOfTemplates(all),
    ...withinEmpty(all),
    ...withinMisspelt(all),
    ...repeatsOfWrongTargets(all),
    ...replacedAtPlace(all),
    ...shownFiles(all),
    ...statesOfWrongAddresses(all),
    ...withoutRates(all),
  ]);
  const renamed = new Map<LocatedFinding, LocatedFinding>();
  for (const [unusable, cause] of withUnchecked(all)) {
    left.add(unusable);
    const message = `${cause.message}; until then the file ${unusable.message}`;
    renamed.set(cause, { ...cause, message });
  }
  for (const [lesser, own] of [...wordsOfDeadLinks(all), ...addressesOfRemoved(all)]) {
    left.add(lesser);
    renamed.set(own, { ...own, message: `${own.message}; ${lesser.message}` });
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
