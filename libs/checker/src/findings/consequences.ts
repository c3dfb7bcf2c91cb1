import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import { isWithinPointer, pointerToken } from '@forecourt/json';
import { coordinatesOfMisspelt, statesOfWrongAddresses } from './address-consequences.ts';
import { misnamedAssets, shownFiles, withReferences } from './asset-consequences.ts';
import { byFile } from './by-file.ts';
import type { Findings } from '../checker.ts';
import {
  comparedWithRefused,
  findingsOfWrongIds,
  pagesOfWrongModels,
} from './entry-consequences.ts';
import { furtherUses, usesOfTemplates, usesOfWrongComponents } from './component-consequences.ts';
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

/** True for a finding for which a block is of no known type, or is not read. */
const hidesBlock = ({ rule, pointer }: LocatedFinding): boolean =>
  rule === 'unknown-block-type' ||
  (/\/blocks\/\d+(?:\/type)?$/.test(pointer) &&
    (rule === 'missing-property' || rule === 'wrong-type'));

/** Returns findings about messages that no form leads to, if a block may be the form, or the one that shows them. */
function messagesOfHidden(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const messages = all.filter(({ rule }) => rule === 'success-message-unmatched');
  return messages.length > 0 && all.some(hidesBlock) ? messages : [];
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
  const misspelt = all.flatMap((each) => {
    const { rule, file, pointer, suggestion } = each;
    return rule === 'unknown-property' && suggestion !== undefined && isInFile(each, settings)
      ? [{ file, meant: `${pointer}/${pointerToken(suggestion)}` }]
      : [];
  });
  return all.filter(({ file, pointer }) =>
    misspelt.some((each) => each.file === file && isWithinPointer(pointer, each.meant)),
  );
}

/** Leaves out findings that follow from another one, which fixes both. */
export function withoutConsequences(reading: TenantReading, findings: Findings): Findings {
  const all = [...findings.keys()];
  const left = new Set([
    ...comparedWithRefused(all),
    ...coordinatesOfMisspelt(all),
    ...deadAnchors(reading, all),
    ...defaultsBeyondRanges(all),
    ...linksToInvalidPaths(reading, all),
    ...linksToTakenPaths(all),
    ...feesOfRefused(all),
    ...findingsOfWrongDates(all),
    ...findingsOfWrongIds(all),
    ...placesOfCopies(all),
    ...termsOfSensitive(all),
    ...furtherUses(all),
    ...idsOfCopies(all),
    ...labelsOfCopies(all),
    ...numbersOfCopies(all),
    ...messagesOfHidden(all),
    ...pagesOfWrongModels(all),
    ...usesOfTemplates(all),
    ...usesOfWrongComponents(all),
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
