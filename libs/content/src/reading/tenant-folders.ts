import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';

/** Returns the folders directly below `root` that may be tenants, in order. Links to folders count. */
export async function tenantFolders(fs: FileSystem, root: string): Promise<string[]> {
  const entries = await fs.readDirectory(root);
  const folders: string[] = [];
  for (const { name, kind } of entries) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    if (kind === 'directory') folders.push(name);
    if (kind === 'link') {
      const stat = await fs.stat(join(root, name)).catch(() => undefined);
      if (stat?.kind === 'directory') folders.push(name);
    }
  }
  return folders.sort();
}
