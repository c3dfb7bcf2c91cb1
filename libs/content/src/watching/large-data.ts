import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';

const tenantsAtOnce = 16;

/** Returns the tenants that have a data file of more than `maxBytes`. */
export async function tenantsWithLargeData(
  fs: FileSystem,
  root: string,
  folders: readonly string[],
  maxBytes: number,
): Promise<ReadonlySet<string>> {
  const sizes = await inParallel(folders, tenantsAtOnce, async (folder) => {
    const data = join(root, folder, 'data');
    const entries = await fs.readDirectory(data).catch(() => []);
    const bytes = entries.map(({ name }) => fs.stat(join(data, name)).catch(() => undefined));
    return Math.max(0, ...(await Promise.all(bytes)).map((stat) => stat?.bytes ?? 0));
  });
  return new Set(folders.filter((_, index) => sizes[index]! > maxBytes));
}
