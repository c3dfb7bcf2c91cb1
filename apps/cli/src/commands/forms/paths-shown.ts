import { pathsAlong, type FormPath, type FormWay } from '@forecourt/forms';

/** Maximum number of paths listed; a form of twenty steps may have a million. */
const maxPaths = 1000;

/** Returns the paths of a form up to the maximum, and whether there are more. */
export function pathsShown(ways: readonly FormWay[]): {
  readonly paths: readonly FormPath[];
  readonly hasMore: boolean;
} {
  const paths = [...pathsAlong(ways).take(maxPaths + 1)];
  return { paths: paths.slice(0, maxPaths), hasMore: paths.length > maxPaths };
}
