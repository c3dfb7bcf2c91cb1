import { basename } from 'node:path';
import { hasDataOfTenant } from '@forecourt/leads';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { foldersBelow, nearSlug, slugFolder } from '../../shared/targets/named-tenant.ts';
import { printable } from '../../shared/terminal/printable.ts';
import type { LeadStores } from './with-lead-store.ts';

/**
 * Refuses a tenant of `--tenant` that has neither a folder nor anything stored: an answer about a
 * misspelt one would read as if the person had left no data. A removed tenant may have leads left.
 * @throws {UsageError} for such a tenant
 */
export async function requireTenant(
  tenant: string | undefined,
  stores: LeadStores,
  { env }: Pick<CommandContext, 'env'>,
): Promise<void> {
  if (tenant === undefined || (await hasDataOfTenant(stores, tenant))) return;
  const root = slugFolder(env);
  const folders = await foldersBelow(root).catch((): string[] => []);
  if (folders.some((folder) => basename(folder) === tenant)) return;
  const near = await nearSlug(tenant, root);
  throw new UsageError(
    `there is no tenant "${printable(tenant)}" in "${root}", and nothing is stored under this name${near ? `; did you mean "${printable(near)}"?` : ''}`,
  );
}
