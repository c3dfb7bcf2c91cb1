import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TenantSnapshot } from '@forecourt/block-schemas';

const command = path.join(import.meta.dirname, '../../../apps/cli/src/main.ts');
const run = promisify(execFile);

/** Runs `forecourt import` for a tenant as an operator would, with these cars as its feed. */
export async function forecourtImport(
  { directory, site }: TenantSnapshot,
  cars: readonly unknown[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const feed = path.join(directory, 'feed.json');
  await writeFile(feed, JSON.stringify(cars));
  const folder = path.join(directory, site.slug);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'site.json'), JSON.stringify(site));
  const { PATH, HOME } = process.env;
  await run(process.execPath, [command, 'import', folder, feed], {
    env: { PATH, HOME, ...env },
  });
}
