import { basename, join, resolve } from 'node:path';
import { validateSite } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { Site } from '@forecourt/block-schemas';
import { nodeFileSystem, readJson } from '@forecourt/content';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { namedTenant } from '../../shared/targets/named-tenant.ts';

/** The tenant that stock is imported for. */
export interface ImportTenant {
  readonly slug: string;
  /** The tenant's folder, as given by the user. */
  readonly directory: string;
  readonly timeZone: string;
  readonly site: Site;
}

/**
 * Finds a tenant by its folder, or by its slug in the folder of tenants.
 * @throws {UsageError} if there is none, or its settings can't be used.
 */
export async function findImportTenant(
  name: string,
  env: ProcessContext['env'],
): Promise<ImportTenant> {
  const directory = await namedTenant(name, env);
  const file = join(directory, 'site.json');
  const read = await readJson(
    nodeFileSystem,
    file,
    file,
    await nodeFileSystem.stat(file),
    pageLimits,
  );
  if (!read.ok || validateSite(read.value).length > 0)
    throw new UsageError(
      `"${file}" cannot be used; run forecourt validate ${directory} for details`,
    );
  const site = read.value as Site;
  const { slug, timeZone } = site;
  // Imported stock is kept by slug: settings in another tenant's name would replace that tenant's.
  if (slug !== basename(resolve(directory)))
    throw new UsageError(
      `"${file}" has the slug "${printable(slug)}", which is not its folder's name; give both one name`,
    );
  return { slug, directory, timeZone, site };
}
