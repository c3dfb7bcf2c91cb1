import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How far a requirement is met: planned ones come with a later stage. */
type Status = 'met' | 'partly' | 'planned';

/** One thing that the product must do. */
export interface Requirement {
  /** Such as TEN-1; tests that prove it carry it in their title. */
  readonly id: string;
  readonly what: string;
  /** Folders and files, from the repository's root, where it is met. */
  readonly where: readonly string[];
  readonly status: Status;
  /** Done and missing parts, if it is met in part. */
  readonly note?: string;
}

/** Requirements that belong together. */
export interface RequirementGroup {
  /** Prefix of their ids. */
  readonly key: string;
  readonly title: string;
  readonly requirements: readonly Requirement[];
}

/** The repository's root. */
export const repository = join(import.meta.dirname, '../..');

/** The list that is maintained by hand. */
export const readRequirements = (): readonly RequirementGroup[] =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, 'requirements.json'), 'utf8')) as {
      groups: RequirementGroup[];
    }
  ).groups;
