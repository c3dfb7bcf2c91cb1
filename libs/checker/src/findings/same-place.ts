import type { FindingId, LintRules, LocatedFinding } from '@forecourt/block-schemas';

type Id = FindingId | keyof LintRules;

/**
 * Ids of findings that have nothing to add where another one is: each with those that take its place.
 * An address of the own domain that no page has is wrong as a path too, and mark-up of which all is
 * removed is empty since it is removed.
 */
const replacements: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    'link-own-domain': ['link-target', 'asset-exists'],
    'block-empty': ['unsafe-html'],
    'mail-domain-misspelt': ['link-malformed'],
    'link-without-text': ['markup-malformed'],
    'car-location-contradictory': ['text-garbled', 'placeholder-text'],
    'location-contradictory': ['known-slug'],
    'model-contradictory': ['entry-repeated'],
    'offer-contradictory': ['rate-implausible', 'price-implausible'],
    'seo-text-too-short': ['placeholder-text'],
    'text-garbled': ['missing-prop'],
  } satisfies Partial<Record<Id, readonly Id[]>>).map(([id, others]) => [id, new Set(others)]),
);

/** Ids of findings about the address of a picture. */
const ofPictures: ReadonlySet<string> = new Set<Id>([
  ...(['asset-exists', 'link-insecure', 'link-local', 'link-malformed', 'link-private'] as const),
]);

/** True if two findings about one value are about the same words of it, or one about all of it. */
const overlap = (one: LocatedFinding, other: LocatedFinding): boolean =>
  one !== other &&
  (one.within === undefined ||
    other.within === undefined ||
    (one.within.start < other.within.end && other.within.start < one.within.end));

const placeOf = ({ file, pointer }: LocatedFinding): string => `${file} ${pointer}`;

/** Returns a function that finds those of the given findings that are about the same words as another one. */
function findingsAt(findings: readonly LocatedFinding[]) {
  const byPlace = Map.groupBy(findings, placeOf);
  return (other: LocatedFinding) =>
    (byPlace.get(placeOf(other)) ?? []).filter((each) => overlap(each, other));
}

/** Returns findings in whose place another one is reported. */
export function replacedAtPlace(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  if (!all.some(({ rule }) => replacements.has(rule))) return [];
  const replacing = new Set([...replacements.values()].flatMap((ids) => [...ids]));
  const othersAt = findingsAt(all.filter(({ rule }) => replacing.has(rule)));
  return all.filter((each) => {
    const replacedBy = replacements.get(each.rule);
    return replacedBy && othersAt(each).some(({ rule }) => replacedBy.has(rule));
  });
}

/**
 * Returns pictures that a text may not have, each with the finding about its address: whichever is
 * less severe, then the other one. Correcting the address alone would not show the picture.
 */
export function addressesOfRemoved(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, LocatedFinding][] {
  const removed = all.filter(({ rule }) => rule === 'markup-malformed');
  if (removed.length === 0) return [];
  const addressesAt = findingsAt(all.filter(({ rule }) => ofPictures.has(rule)));
  return removed.flatMap((tag): [LocatedFinding, LocatedFinding][] => {
    const [address] = addressesAt(tag);
    if (address === undefined) return [];
    return [address.severity === 'error' ? [tag, address] : [address, tag]];
  });
}
