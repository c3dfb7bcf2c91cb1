import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the address of the preview's script in a client build.
 * @throws when the build has none, and therefore is not a build of this site.
 */
export async function builtPreviewScript(clientDir: string | undefined): Promise<string> {
  if (clientDir === undefined) throw new Error('Without a build the preview needs a script.');
  const manifest = JSON.parse(
    await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const entry = manifest['preview/main.ts'];
  if (entry === undefined) throw new Error(`${clientDir} has no script for the preview.`);
  return `/${entry.file}`;
}
