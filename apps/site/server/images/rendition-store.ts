import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of renditions below one folder, bounded in size. Several servers may share the folder. */
export interface RenditionStore {
  readonly has: (file: string) => Promise<boolean>;
  /** Reads a small file; undefined if it is missing. */
  readonly read: (file: string) => Promise<string | undefined>;
  /** Writes a file that only the server's user can read. @throws when the disk is not writable. */
  readonly write: (file: string, content: Uint8Array | string) => Promise<void>;
  /** Estimated bytes on disk: counted at the first call, and again with every removal. */
  readonly size: () => Promise<number>;
}

/** Minimum interval between records of a file's last use. */
const useRecordedMs = 24 * 3_600_000;
/** Age at which a temporary file is considered abandoned. */
const abandonedMs = 3_600_000;
/** Share of the limit that removal frees space down to, so that it is rare. */
const keptAfterRemoval = 0.9;

interface StoredFile {
  readonly file: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/**
 * Creates the store of a folder. When it exceeds `maxBytes`, the least recently used files are
 * removed, including those of earlier encoder versions.
 * @param root folder that every version's folder is in. @param version the one that files are
 * written to.
 */
export function createRenditionStore(
  root: string,
  version: string,
  maxBytes: number,
  now: () => number = Date.now,
): RenditionStore {
  const directory = path.join(root, version);
  let counted: Promise<number> | undefined;
  let sweeping: Promise<void> | undefined;

  const list = () => listFiles(root, now);

  const sweep = async () => {
    const files = (await list()).sort((a, b) => a.usedMs - b.usedMs);
    let left = total(files);
    for (const { file, bytes } of files) {
      if (left <= maxBytes * keptAfterRemoval) break;
      await remove(file);
      left -= bytes;
    }
    counted = Promise.resolve(left);
  };

  const size = () => (counted ??= list().then(total));

  return {
    async has(file) {
      const target = path.join(directory, file);
      const facts = await stat(target).catch(() => undefined);
      if (facts === undefined) return false;
      if (now() - facts.mtimeMs > useRecordedMs) {
        const used = new Date(now());
        await utimes(target, used, used).catch(() => {});
      }
      return true;
    },
    read: (file) => readFile(path.join(directory, file), 'utf8').catch(() => undefined),
    async write(file, content) {
      const target = path.join(directory, file);
      const unfinished = `${target}.${randomUUID()}.tmp`;
      const before = await size();
      try {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        // Renamed when complete, so that no reader gets half a picture.
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, target);
      } catch (error) {
        await remove(unfinished);
        throw error;
      }
      counted = (counted ?? Promise.resolve(before)).then((bytes) => bytes + content.length);
      if ((await size()) > maxBytes)
        await (sweeping ??= sweep().finally(() => (sweeping = undefined)));
    },
    size,
  };
}

const remove = (file: string) => rm(file, { force: true }).catch(() => {});

const total = (files: readonly StoredFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Lists the files below a folder, and removes temporary ones that are abandoned. */
async function listFiles(root: string, now: () => number): Promise<StoredFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: StoredFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const facts = await stat(file).catch(() => undefined);
    if (facts === undefined) continue;
    if (file.endsWith('.tmp') && now() - facts.mtimeMs > abandonedMs) await remove(file);
    else found.push({ file, bytes: facts.size, usedMs: facts.mtimeMs });
  }
  return found;
}
