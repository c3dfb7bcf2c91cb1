import type { SearchIndexPort } from '@forecourt/dealership';

/** Version of each index that was imported; an index that never was is missing. */
export type Versions = ReadonlyMap<string, string>;

/** What is known of a tenant's imported indexes. */
export interface CurrentVersions {
  /** What is known without waiting; undefined before the first answer. Asks again behind the scenes. */
  readonly known: () => Versions | undefined;
  /**
   * What holds now. When it cannot be asked, what was last known.
   * @throws SourceFailure when it cannot be asked and nothing is known.
   */
  readonly now: () => Promise<Versions>;
}

/** An import shows up within this time. */
const freshMs = 5_000;

/**
 * Follows which version of each index is current.
 * @param clock milliseconds
 */
export function currentVersions(
  indexes: readonly string[],
  port: Pick<SearchIndexPort, 'versionOf'>,
  clock: () => number,
): CurrentVersions {
  let known: Versions | undefined;
  let askedAt = -Infinity;
  let asking: Promise<Versions> | undefined;

  const isFresh = () => clock() - askedAt < freshMs;
  const read = async () => {
    const versions = await Promise.all(indexes.map((index) => port.versionOf(index)));
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
      // After a failure, too: whoever knows something does not wait for a dead database each time.
      askedAt = clock();
      asking = undefined;
    }));

  return {
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
