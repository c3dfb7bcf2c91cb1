import { pathsAlong, type FormPath, type FormWay } from '@forecourt/forms';

/** Paths that are written out; a form of twenty steps may have a million. */
const most = 1000;

/** The paths of a form as far as they are written out, and whether there are more. */
export function pathsShown(ways: readonly FormWay[]): {
  readonly paths: readonly FormPath[];
  readonly hasMore: boolean;
} {
  const paths = [...pathsAlong(ways).take(most + 1)];
  return { paths: paths.slice(0, most), hasMore: paths.length > most };
}
