import type { Asset } from '@forecourt/block-schemas';
import path from 'node:path';
import { assetFile } from '../tenants/asset-file.ts';
import type { EncoderPool, Lane } from './encoder-pool.ts';
import { createFailureMemory } from './failure-memory.ts';
import { createFairQueue, WorkCancelled, type QueuedWork } from '../limits/fair-queue.ts';
import { renditionName, type ImageRequest } from './image-request.ts';
import { PictureFailure } from './picture-failures.ts';
import { encoderVersion } from './picture-job.ts';
import { createRenditionStore } from './rendition-store.ts';

/** Outcome of an attempt to encode a rendition. */
type PictureResult = 'made' | 'failed' | 'timed-out';

/** Encodes renditions of pictures and caches them on disk. */
export interface ImageService {
  /** Folder of all renditions. */
  readonly directory: string;
  /**
   * Returns a rendition, encoding it at most once for concurrent requests.
   * @param tenant the requesting tenant; tenants take turns. @param signal cancels the request.
   * @returns its path below `directory`; the picture itself if the disk is not writable.
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
  /** False once the disk cache is so full that a new file would soon replace an old one. */
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
  /** Upper bound of the disk cache. */
  readonly maxCacheBytes?: number;
  /** Called when a rendition could not be cached. */
  readonly onDiskError?: (error: unknown) => void;
  /** Called after every attempt. */
  readonly onResult?: (lane: Lane, result: PictureResult) => void;
  readonly now?: () => number;
}

const gigabyte = 1e9;
/** Share of the disk cache that pre-rendering may fill. */
const aheadShare = 0.8;
const maxWaiting = 1_000;
const maxWaitingPerTenant = 250;

/** A rendition that is being encoded, and the number of requests that wait for it. */
interface Pending {
  readonly result: Promise<string | Buffer>;
  readonly work: QueuedWork;
  waiters: number;
}

/** Creates the image service of a server. The folder may be shared by several servers. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { dataDir, encoders, maxCacheBytes = 2 * gigabyte, now = Date.now } = options;
  const { onDiskError = () => {}, onResult = () => {} } = options;
  const root = path.join(dataDir, 'images');
  const store = createRenditionStore(root, encoderVersion, maxCacheBytes, now);
  const failures = createFailureMemory(store, encoders.cpuMs, now);
  const queue = createFairQueue({ slots: encoders.slots, maxWaiting, maxWaitingPerTenant });
  const pending = new Map<string, Pending>();
  /** The rendition that is being pre-rendered. */
  let ahead: { readonly file: string; readonly giveWay: AbortController } | undefined;

  const make = async (
    asset: Asset,
    { width, height, focus, format }: ImageRequest,
    file: string,
    lane: Lane,
    signal?: AbortSignal,
  ): Promise<string | Buffer> => {
    const picture = {
      ...pictureOf(asset),
      file: (await assetFile(asset)) ?? asset.file,
      focalPoint: focus === undefined ? undefined : asset.focalPoint,
    };
    let made: Buffer;
    try {
      const effort = lane === 'ahead' ? 'thorough' : 'fast';
      made = await encoders.encode({ picture, width, height, format, effort }, lane, signal);
    } catch (error) {
      // A picture that takes too long at the greater effort may be made in time for a visitor.
      const saysNothing =
        lane === 'ahead' && error instanceof PictureFailure && error.kind === 'too-slow';
      if (error instanceof PictureFailure && !saysNothing) await failures.add(asset.hash, error);
      if (!(error instanceof WorkCancelled)) onResult(lane, resultOf(error));
      throw error;
    }
    onResult(lane, 'made');
    try {
      await store.write(file, made);
      return file;
    } catch (error) {
      onDiskError(error);
      return made;
    }
  };

  const enqueue = (asset: Asset, request: ImageRequest, file: string, tenant: string): Pending => {
    const { promise, resolve, reject } = Promise.withResolvers<string | Buffer>();
    const work: QueuedWork = {
      tenant,
      // One rendition of a picture at a time, so that a picture that cannot be encoded uses up its
      // limit once.
      key: asset.hash,
      run: async () => {
        try {
          const failure = await failures.of(asset.hash);
          if (failure) throw failure;
          resolve(await make(asset, request, file, 'visitor'));
        } catch (error) {
          reject(error as Error);
        }
      },
      drop: reject,
    };
    const result = promise.finally(() => pending.delete(file));
    result.catch(() => {});
    const entry = { result, work, waiters: 0 };
    queue.add(work);
    pending.set(file, entry);
    return entry;
  };

  /**
   * Waits until the rendition is encoded or `signal` aborts; the last request to abort cancels the
   * work.
   */
  const wait = (entry: Pending, signal: AbortSignal | undefined) =>
    new Promise<string | Buffer>((resolve, reject) => {
      const leave = () => {
        entry.waiters -= 1;
        if (entry.waiters === 0 && queue.remove(entry.work)) entry.work.drop(new WorkCancelled());
        reject(new WorkCancelled());
      };
      if (signal?.aborted) {
        entry.waiters += 1;
        leave();
        return;
      }
      entry.waiters += 1;
      signal?.addEventListener('abort', leave, { once: true });
      entry.result.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject);
    });

  return {
    directory: path.join(root, encoderVersion),
    async rendition(asset, request, tenant, signal) {
      const file = renditionFile(request);
      if (await store.has(file)) return file;
      const failure = await failures.of(asset.hash);
      if (failure) throw failure;
      if (ahead?.file === file) ahead.giveWay.abort();
      return wait(pending.get(file) ?? enqueue(asset, request, file, tenant), signal);
    },
    async prepare(asset, request, signal) {
      const file = renditionFile(request);
      if ((await store.has(file)) || (await failures.of(asset.hash)) || pending.has(file))
        return 'known';
      const giveWay = new AbortController();
      ahead = { file, giveWay };
      try {
        await make(asset, request, file, 'ahead', AbortSignal.any([signal, giveWay.signal]));
        return 'made';
      } catch (error) {
        return error instanceof WorkCancelled ? 'known' : resultOf(error);
      } finally {
        ahead = undefined;
      }
    },
    queueLength: async () => queue.waiting() + queue.running(),
    hasRoom: async () => (await store.size()) < maxCacheBytes * aheadShare,
    cacheBytes: store.size,
    close() {
      queue.close();
      encoders.close();
    },
  };
}

const pictureOf = ({ path, hash, mediaType, width, height, cutOut }: Asset) => ({
  path,
  hash,
  mediaType,
  width,
  height,
  cutOut,
});

/** Returns the path of a rendition below the service's `directory`. */
export const renditionFile = (request: ImageRequest): string =>
  path.join(request.hash.slice(0, 2), renditionName(request));

const resultOf = (error: unknown): PictureResult =>
  error instanceof PictureFailure && ['too-slow', 'stalled'].includes(error.kind)
    ? 'timed-out'
    : 'failed';
