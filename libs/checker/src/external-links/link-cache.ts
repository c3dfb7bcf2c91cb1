import { readFile, rename, writeFile } from 'node:fs/promises';
import type { JudgedLink } from './check-link.ts';

/** Result of an earlier request. */
export type CachedLink = JudgedLink & {
  /** Time of the request, in milliseconds. */
  readonly at: number;
};

const hour = 3_600_000;

/** True for a result that holds: a week for links that work, an hour for broken ones. */
export const isFresh = ({ state, at }: CachedLink, now: number): boolean =>
  at <= now && now - at < (state === 'works' ? 7 * 24 * hour : hour);

const isCached = (value: unknown): value is CachedLink => {
  const { state, at, problem } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof at === 'number' &&
    (state === 'works' || (state === 'broken' && typeof problem === 'string'))
  );
};

/** Reads the results of earlier runs; none from a file that is missing or not valid. */
export async function readLinkCache(file: string | undefined): Promise<Map<string, CachedLink>> {
  if (file === undefined) return new Map();
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>;
    return new Map(
      Object.entries(read).flatMap(([address, value]): [string, CachedLink][] =>
        isCached(value) ? [[address, value]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Writes results for later runs. A file that can't be written costs requests alone, so it is ignored. */
export async function writeLinkCache(
  file: string,
  links: ReadonlyMap<string, CachedLink>,
): Promise<void> {
  const now = Date.now();
  const fresh = [...links].filter(([, link]) => isFresh(link, now));
  try {
    // Another run may read the file meanwhile.
    const beside = `${file}.${process.pid}.tmp`;
    await writeFile(beside, JSON.stringify(Object.fromEntries(fresh)));
    await rename(beside, file);
  } catch {
    return;
  }
}
