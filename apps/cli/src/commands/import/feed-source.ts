import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { FeedError } from '@forecourt/dealership/feeds';
import { isCompressed } from '@forecourt/dealership/feeds';

/** Where a feed's bytes come from. */
export interface FeedSource {
  /** Name for messages. */
  readonly name: string;
  /** Decompressed. Rejects with `FeedError`. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How much of the file has been read, from 0 to 1; undefined where its length is not known. */
  readonly done: () => number | undefined;
  /** Closes the feed, whether it was read to its end or not. */
  readonly close: () => void;
}

async function* unpacked(source: Readable): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new FeedError(`cannot be unpacked (${why}); fetch it again`, undefined, { cause: error });
  } finally {
    source.destroy();
  }
}

async function* readable(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* source as AsyncIterable<Uint8Array>;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new FeedError(`cannot be read to its end (${why})`, undefined, { cause: error });
  }
}

/**
 * Opens a feed: a file, packed with gzip if its name ends in .gz, or stdin for `-`.
 * @throws {UsageError} if there is no such file.
 */
export async function openFeed(path: string): Promise<FeedSource> {
  if (path === '-')
    return {
      name: 'stdin',
      bytes: readable(process.stdin),
      done: () => undefined,
      close: () => process.stdin.destroy(),
    };
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT'
        ? `there is no feed "${path}"`
        : `"${path}" cannot be read (${error.code})`,
    );
  });
  const found = await handle.stat();
  if (found.isDirectory()) {
    await handle.close();
    throw new UsageError(`"${path}" is a folder; name the feed's file`);
  }
  const file = handle.createReadStream({ highWaterMark: 1 << 18 });
  return {
    name: path,
    bytes: isCompressed(path) ? unpacked(file) : readable(file),
    done: () => (found.size > 0 ? Math.min(1, file.bytesRead / found.size) : undefined),
    close: () => file.destroy(),
  };
}
