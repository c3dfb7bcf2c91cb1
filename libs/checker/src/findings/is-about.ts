import type { FindingSubject, LocatedFinding } from '@forecourt/block-schemas';

/** A finding about a thing of a certain kind. */
type FindingAbout<K extends keyof FindingSubject> = LocatedFinding & {
  readonly about: FindingSubject & Required<Pick<FindingSubject, K>>;
};

/** True for a finding about a thing of a certain kind, such as a path. */
export const isAbout = <K extends keyof FindingSubject>(
  finding: LocatedFinding,
  kind: K,
): finding is FindingAbout<K> => finding.about?.[kind] !== undefined;
