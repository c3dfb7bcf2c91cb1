import type { Asset } from '@forecourt/block-schemas';
import path from 'node:path';
import { createFairQueue, WorkCancelled } from '../limits/fair-queue.ts';
import type { EncoderPool, Lane } from './encoder-pool.ts';
import { createFailureMemory } from './failure-memory.ts';
import { renditionName, type ImageRequest } from './image-request.ts';
import { createPendingRenditions } from './pending-renditions.ts';
import { encoderVersion } from './picture-job.ts';
import { createRenditionEncoder, resultOf, type PictureResult } from './rendition-encoder.ts';
import { createRenditionStore } from './rendition-store.ts';

/** Encodes renditions of pictures and caches them on disk. */
export interface ImageService {
  /** Folder of all renditions. */
  readonly directory: string;
  /**
   * Returns a rendition, encoding it at most once for concurrent requests.
   * @param tenant the requesting tenant; tenants take turns. @param signal cancels the request.
   * @returns its path below `directory`; the picture itself if the disk is not writable or has no room.
   * @throws {PictureFailure} for a picture that cannot be encoded; a known failure is not retried.
   * @throws {QueueFull} when too many are waiting. @throws {WorkCancelled} after cancellation.
   */
  readonly rendition: (
    asset: Asset,
    request: ImageRequest,
    tenant: string,
    signal?: AbortSignal,
  ) => Promise<string | Buffer>;
  /**
   * Pre-renders a rendition in a process of its own at the lowest priority. It is cancelled when a
   * visitor requests the same one. Call it for one rendition at a time.
   * @returns `known` if there was nothing to do: it is cached, being encoded, or cannot be encoded.
   * Never rejects.
   */
  readonly prepare: (
    asset: Asset,
    request: ImageRequest,
    signal: AbortSignal,
  ) => Promise<PictureResult | 'known'>;
  /** Number of visitors' renditions that are queued or being encoded. */
  readonly queueLength: () => Promise<number>;
  /** False while the disk has no room, and once its cache is so full that a new file would soon replace an old one. */
  readonly hasRoom: () => Promise<boolean>;
  /** Bytes of the disk cache. */
  readonly cacheBytes: () => Promise<number>;
  /** Kills the encoders and rejects everything else. Synchronous. */
  readonly close: () => void;
}

/** Options of {@link createImageService}. */
export interface ImageServiceOptions {
  /** The server's data folder; renditions are stored in its `images/`. */
  readonly dataDir: string;
  readonly encoders: EncoderPool;
  /** Upper bound of the disk cache in megabytes. */
  readonly cacheMb?: number;
  /** Resolves to false while nothing is to be cached on disk; there is always room if left out. */
  readonly diskHasRoom?: () => Promise<boolean>;
  /** Called when a rendition could not be cached. */
  readonly onDiskError?: (error: unknown) => void;
  /** Called after every attempt. */
  readonly onResult?: (lane: Lane, result: PictureResult) => void;
  readonly now?: () => number;
}

/** Share of the disk cache that pre-rendering may fill. */
const aheadShare = 0.8;
const maxWaiting = 1_000;
const maxWaitingPerTenant = 250;

/** Creates the image service of a server. The folder may be shared by several servers. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { dataDir, encoders, cacheMb = 2_048, now = Date.now } = options;
  const { onDiskError = () => {}, onResult = () => {}, diskHasRoom = async () => true } = options;
  const maxCacheBytes = cacheMb * 1e6;
  const root = path.join(dataDir, 'images');
  const store = createRenditionStore(root, encoderVersion, maxCacheBytes, now);
  const failures = createFailureMemory(store, encoders.cpuMs, now);
  const queue = createFairQueue({ slots: encoders.slots, maxWaiting, maxWaitingPerTenant });
  const encode = createRenditionEncoder({
    encoders,
    failures,
    store,
    diskHasRoom,
    onResult,
    onDiskError,
  });
  const pending = createPendingRenditions({
    queue,
    failures,
    encode: (rendition) => encode(rendition, 'visitor'),
  });
  /** The rendition that is being pre-rendered. */
  let ahead: { readonly file: string; readonly giveWay: AbortController } | undefined;

  return {
    directory: path.join(root, encoderVersion),
    async rendition(asset, request, tenant, signal) {
      const file = renditionFile(request);
      if (await store.has(file)) return file;
      const failure = await failures.of(asset.hash);
      if (failure) throw failure;
      if (ahead?.file === file) ahead.giveWay.abort();
      return pending.wait({ asset, request, file }, tenant, signal);
    },
    async prepare(asset, request, signal) {
      const file = renditionFile(request);
      if ((await store.has(file)) || (await failures.of(asset.hash)) || pending.has(file))
        return 'known';
      const giveWay = new AbortController();
      ahead = { file, giveWay };
      try {
        const either = AbortSignal.any([signal, giveWay.signal]);
        await encode({ asset, request, file }, 'ahead', either);
        return 'made';
      } catch (error) {
        return error instanceof WorkCancelled ? 'known' : resultOf(error);
      } finally {
        ahead = undefined;
      }
    },
    queueLength: async () => queue.waiting() + queue.running(),
    hasRoom: async () => (await diskHasRoom()) && (await store.size()) < maxCacheBytes * aheadShare,
    cacheBytes: store.size,
    close() {
      queue.close();
      encoders.close();
    },
  };
}

/** Returns the path of a rendition below the service's `directory`. */
export const renditionFile = (request: ImageRequest): string =>
  path.join(request.hash.slice(0, 2), renditionName(request));
