import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { printable } from '../terminal/printable.ts';

const hasSettings = (folder: string): Promise<boolean> =>
  stat(join(folder, 'site.json')).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Finds a tenant by its folder, or by its slug in the folder of tenants.
 * @returns the tenant's folder, as given by the user.
 * @throws {UsageError} if there is none.
 */
export async function namedTenant(name: string, env: ProcessContext['env']): Promise<string> {
  const root = env.FORECOURT_TENANTS_DIR || 'tenants';
  for (const folder of [name, join(root, name)]) if (await hasSettings(folder)) return folder;
  throw new UsageError(
    `there is no tenant "${printable(name)}": name its folder with a site.json, or its slug in "${root}"`,
  );
}
