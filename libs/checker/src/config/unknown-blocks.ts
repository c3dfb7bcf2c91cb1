import { dirname, join } from 'node:path';
import { blockTypes, didYouMean, errorFinding, type Finding } from '@forecourt/block-schemas';
import { tenantFolders, type FileSystem } from '@forecourt/content';
import { isObject, pointerToken } from '@forecourt/json';
import type { ConfigFile } from './read-config-files.ts';

/** Folders of tenants, from that of the configuration. */
const roots = ['.', 'tenants'];

const namesIn = async (fs: FileSystem, folder: string): Promise<readonly string[]> =>
  (await fs.readDirectory(folder).catch(() => [])).map(({ name }) => name);

/** Returns the tenants below the folder of a configuration, that folder included. */
async function tenantsNear(fs: FileSystem, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const root of roots) {
    const at = join(folder, root);
    const below = await tenantFolders(fs, at).catch(() => []);
    for (const tenant of [at, ...below.map((name) => join(at, name))])
      if ((await namesIn(fs, tenant)).includes('site.json')) found.push(tenant);
  }
  return found;
}

/** Returns the names of a tenant's components; undefined if one can't be read, which may have any name. */
async function componentNames(
  fs: FileSystem,
  tenant: string,
): Promise<readonly unknown[] | undefined> {
  const folder = join(tenant, 'components');
  const names: unknown[] = [];
  for (const file of await namesIn(fs, folder)) {
    if (!file.endsWith('.json')) continue;
    try {
      const bytes = await fs.readFile(join(folder, file));
      const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
      names.push(isObject(value) ? value.name : undefined);
    } catch {
      return undefined;
    }
  }
  return names;
}

/**
 * Returns errors about blocks of own rules that are neither built in nor a component of any tenant near
 * the configuration. A configuration without tenants near it, or one that others extend, may be about any.
 */
export async function unknownBlockFindings(
  fs: FileSystem,
  { file, config: { customRules = {} } }: ConfigFile,
): Promise<Finding[]> {
  const builtIn: readonly string[] = blockTypes;
  // A name that is nearly that of a built-in block is reported with the definition.
  const mayBeUnknown = (name: string) =>
    !builtIn.includes(name) && didYouMean(name, builtIn) === undefined;
  const named = Object.entries(customRules).flatMap(([id, { blocks = [] }]) =>
    blocks.flatMap((name, index) =>
      mayBeUnknown(name)
        ? [{ name, pointer: `/customRules/${pointerToken(id)}/blocks/${index}` }]
        : [],
    ),
  );
  if (named.length === 0) return [];
  const tenants = await tenantsNear(fs, dirname(file));
  const names = await Promise.all(tenants.map((tenant) => componentNames(fs, tenant)));
  if (tenants.length === 0 || names.includes(undefined)) return [];
  const known = new Set(names.flat().filter((name) => typeof name === 'string'));
  return named.flatMap(({ name, pointer }) => {
    if (known.has(name)) return [];
    const message = `there is no block "${name}", and no tenant has a component of this name`;
    return [errorFinding('custom-rule', pointer, message, didYouMean(name, known))];
  });
}
