import type { FindingId, LintRules, LocatedFinding } from '@forecourt/block-schemas';
import { byFile } from './by-file.ts';
import { isAbout } from './is-about.ts';

type Id = FindingId | keyof LintRules;

/** Ids of errors of a member of an entry, without which other members seem wrong. */
const ofMembers: ReadonlySet<string> = new Set<Id>([
  ...(['missing-property', 'not-allowed', 'out-of-range', 'pattern', 'too-short'] as const),
  ...(['unknown-property', 'wrong-type', 'price-not-positive', 'rate-implausible'] as const),
]);

/** Rules that compare the members of an entry. */
const comparing: ReadonlySet<string> = new Set<keyof LintRules>([
  ...(['car-colour-ungrouped', 'car-figure-implausible', 'comparison-rate-missing'] as const),
  ...(['location-contradictory', 'offer-contradictory', 'price-reduction-untrue'] as const),
]);

const entry = /(?:^|\/)data\/[^/]+\.json \/\d+(?=\/|$)/;

/** Returns the file of data and the entry that a finding is about; undefined for any other. */
const entryOf = ({ file, pointer }: LocatedFinding): string | undefined =>
  entry.exec(`${file} ${pointer}`)?.[0];

/**
 * Returns findings that compare the members of an entry of the data, one of which is wrong by itself, as a
 * rate that is text, or has another name in the file.
 */
export function comparedWithRefused(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const compared = all.filter((each) => comparing.has(each.rule) && entryOf(each) !== undefined);
  if (compared.length === 0) return [];
  const refusedIn = byFile(all.filter(({ rule }) => ofMembers.has(rule)));
  return compared.filter((each) =>
    refusedIn(each.file).some(
      (other) => other.pointer !== each.pointer && entryOf(other) === entryOf(each),
    ),
  );
}

/** Errors about the slug of a model, or about the settings that leave a model out. */
const aboutModels =
  /data\/models\.json \/\d+\/(?:new_)?slug$|site\.json \/settings\/(?:hybridSlug|excludedModels)/;

/** Returns findings about pages that the models of a range don't have, if the slug of a model is wrong. */
export function pagesOfWrongModels(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const pages = all.filter(
    ({ rule, pointer, about }) =>
      rule === 'link-target' && pointer.endsWith('/type') && about?.path?.startsWith('/models/'),
  );
  if (pages.length === 0) return [];
  return all.some(({ file, pointer }) => aboutModels.test(`${file} ${pointer}`)) ? pages : [];
}

/**
 * Returns findings that follow from an entry with the id or slug of another one, or from a location that is
 * gone: that nothing has the id which is meant, and that forms offer times when no location is open.
 */
export function findingsOfWrongIds(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const missing = all
    .filter(({ rule }) => rule === 'known-slug')
    .filter((each) => isAbout(each, 'data'));
  if (missing.length === 0) return [];
  const fileOf = ({ about }: (typeof missing)[number]) => `data/${about.data}.json`;
  const taken = all.filter(({ rule }) => rule === 'duplicate-name');
  const isLocation = missing.some(
    (each) => each.about.data === 'locations' && each.suggestion === undefined,
  );
  return [
    // A wrong slug that is found by its name is reported where it is.
    ...taken.filter(({ file }) => missing.some((each) => each.file === file)),
    ...missing.filter(
      (each) =>
        !each.file.endsWith(fileOf(each)) && taken.some(({ file }) => file.endsWith(fileOf(each))),
    ),
    ...all.filter(
      ({ rule, pointer }) =>
        isLocation &&
        rule === 'opening-hours-contradictory' &&
        pointer.startsWith('/settings/forms/bookingHours'),
    ),
  ];
}
