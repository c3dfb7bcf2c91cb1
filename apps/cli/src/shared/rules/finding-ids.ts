import { findingInfos } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';

/** Ids of all findings: lint rules first, then the others. */
export const findingIds: readonly string[] = [
  ...rules.map(({ meta }) => meta.id),
  ...Object.keys(findingInfos),
];
