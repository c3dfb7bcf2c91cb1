import type { SearchIndexPort } from '@forecourt/dealership';

/** Version of each imported index. */
type Versions = ReadonlyMap<string, string>;

/** Cached versions of a tenant's imported indexes. */
export interface CurrentVersions {
  /**
   * Returns the cached versions without waiting and refreshes them in the background; undefined
   * before the first response.
   */
  readonly known: () => Versions | undefined;
  /**
   * Returns the current versions, or the cached ones if the query fails.
   * @throws SourceFailure when the query fails and nothing is cached.
   */
  readonly now: () => Promise<Versions>;
  /** Takes over versions that were read for all tenants together. */
  readonly update: (versions: Versions) => void;
}

/** Maximum delay until an import is visible. */
const freshMs = 5_000;

/**
 * Follows which version of each index is current.
 * @param clock milliseconds
 * @param last versions that were read earlier; the first request asks for newer ones.
 */
export function currentVersions(
  indexes: readonly string[],
  port: Pick<SearchIndexPort, 'versionOf'>,
  clock: () => number,
  last?: Versions,
): CurrentVersions {
  let known = last;
  let askedAt = -Infinity;
  let asking: Promise<Versions> | undefined;

  const isFresh = () => clock() - askedAt < freshMs;
  const read = async () => {
    const before = known;
    const versions = await Promise.all(indexes.map((index) => port.versionOf(index)));
    // An update that came meanwhile is newer.
    if (known !== undefined && known !== before) return known;
    known = new Map(
      indexes.flatMap((index, at) => {
        const version = versions[at];
        return version === undefined ? [] : [[index, version]];
      }),
    );
    return known;
  };
  const ask = () =>
    (asking ??= read().finally(() => {
      // Also after a failure, so that requests with cached versions do not wait for a dead database
      // each time.
      askedAt = clock();
      asking = undefined;
    }));

  return {
    update(versions) {
      known = versions;
      askedAt = clock();
    },
    known() {
      if (!isFresh()) ask().catch(() => undefined);
      return known;
    },
    async now() {
      if (known && isFresh()) return known;
      try {
        return await ask();
      } catch (error) {
        if (known) return known;
        throw error;
      }
    },
  };
}
