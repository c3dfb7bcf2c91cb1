import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Fix } from '@forecourt/lint';

/** A finding and its fix. */
export interface FileFinding {
  readonly located: LocatedFinding;
  /** Change that `lint --fix` would make. */
  readonly fix?: Fix;
}
