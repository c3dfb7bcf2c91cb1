import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { PictureFailure, type PictureFailureKind } from './picture-failures.ts';
import type { RenditionStore } from './rendition-store.ts';

/** Pictures that could not be rendered, by content hash, so that each uses up its limit only once. */
export interface FailureMemory {
  /** The failure to report again without another attempt; undefined if an attempt is due. */
  readonly of: (hash: string) => Promise<PictureFailure | undefined>;
  readonly add: (hash: string, failure: PictureFailure) => Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lifetime of a remembered failure. One that a busy machine may have caused is retried soon. */
const lifeMs: Readonly<Record<PictureFailureKind, number>> = {
  unusable: 30 * day,
  'too-slow': 7 * day,
  'too-large': day,
  crashed: 30 * minute,
  stalled: 10 * minute,
};

const maxRemembered = 10_000;

interface Remembered {
  readonly kind: PictureFailureKind;
  readonly message: string;
  readonly until: number;
  /** Limit that applied; a higher one allows another attempt. */
  readonly cpuMs: number;
}

/**
 * Creates the memory of a server; it is also stored on disk, for the next start and other servers.
 * @param cpuMs processor time that a picture may take now.
 */
export function createFailureMemory(
  store: RenditionStore,
  cpuMs: number,
  now: () => number = Date.now,
): FailureMemory {
  const recent = new LRUCache<string, Remembered>({ max: maxRemembered });
  const fileOf = (hash: string) => path.join(hash.slice(0, 2), `${hash}.failed`);
  const counts = (entry: Remembered) =>
    entry.until > now() && (entry.kind !== 'too-slow' || entry.cpuMs >= cpuMs);

  return {
    async of(hash) {
      const entry = recent.get(hash) ?? parse(await store.read(fileOf(hash)));
      if (entry === undefined || !counts(entry)) return undefined;
      recent.set(hash, entry);
      return new PictureFailure(entry.kind, entry.message, true);
    },
    async add(hash, { kind, message }) {
      const entry: Remembered = { kind, message, until: now() + lifeMs[kind], cpuMs };
      recent.set(hash, entry);
      // Without a disk the failure is remembered until the server ends.
      await store.write(fileOf(hash), JSON.stringify(entry)).catch(() => {});
    },
  };
}

function parse(text: string | undefined): Remembered | undefined {
  try {
    const entry = JSON.parse(text ?? '') as Partial<Remembered>;
    const isWhole =
      Object.hasOwn(lifeMs, entry.kind ?? '') &&
      typeof entry.message === 'string' &&
      typeof entry.until === 'number' &&
      typeof entry.cpuMs === 'number';
    return isWhole ? (entry as Remembered) : undefined;
  } catch {
    return undefined;
  }
}
