import { nodeFileSystem, type FileSystem } from '@forecourt/content';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Recognizes files directly in the server's data folder (leads, secrets, records) under any other
 * name, so that no link in a tenant's folder publishes one of them (TEN-10). Subfolders contain
 * public files only: renditions, scripts, copies of content.
 */
export function protectedFiles(
  dataDir: string,
): (stat: Awaited<ReturnType<FileSystem['stat']>>) => Promise<boolean> {
  let listing: Promise<ReadonlySet<string | undefined>> | undefined;
  const list = async () => {
    const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const stats = await Promise.all(
      files.map(({ name }) => nodeFileSystem.stat(path.join(dataDir, name)).catch(() => undefined)),
    );
    return new Set(stats.map((stat) => stat?.identity));
  };
  return async ({ identity }) => {
    // Files that are read at the same time share a listing.
    listing ??= list().finally(() => {
      listing = undefined;
    });
    return (await listing).has(identity);
  };
}
