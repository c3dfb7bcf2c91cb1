import { join } from 'node:path';
import { resolvePointer, scalarText } from '@forecourt/json';
import { isFormBlock, type PageEntry, type TenantSnapshot } from '@forecourt/block-schemas';
import { nameBelow, nodeFileSystem, readTenant } from '@forecourt/content';
import { answerQueries, embeddedDealership, type EmbeddedDealership } from '@forecourt/dealership';
import { formsOnPage, type PlacedForm } from '@forecourt/renderer/forms';
import { UsageError } from '../errors/exit-codes.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { printable } from '../terminal/printable.ts';
import { findTargets } from '../targets/targets.ts';
import { namedTenant } from '../targets/named-tenant.ts';
import { targetsOf } from '../targets/targets.ts';

/** A tenant with forms. */
export interface FormTenant {
  readonly snapshot: TenantSnapshot;
  /** The tenant's folder, as given by the user. */
  readonly directory: string;
  /** Paths of pages that exist but cannot be shown. */
  readonly brokenPages: readonly string[];
  /** Files of pages that exist but cannot be shown, as findings name them. */
  readonly unshown: readonly string[];
  /** The dealer's data from the tenant's files. */
  readonly dealership: EmbeddedDealership;
}

/** A form on its page. */
export interface PageForm extends PlacedForm {
  readonly tenant: FormTenant;
  /** Path of the page. */
  readonly path: string;
  /** The page's file, or the data file that its screen shows. */
  readonly file: string;
}

/** Returns the folders of the requested tenants: one by folder or slug, else those of the default path. */
async function directoriesOf(
  tenant: string | undefined,
  env: ProcessContext['env'],
): Promise<readonly string[]> {
  if (tenant !== undefined) {
    const found = await namedTenant(tenant, env);
    return (await findTargets([found], process.cwd())).tenants.map(({ directory }) => directory);
  }
  const { tenants } = await targetsOf([], env, 'forms list --tenant');
  return tenants.map(({ directory }) => directory);
}

/**
 * Reads tenants with their forms.
 * @param tenant folder or slug; all of the default folder if left out.
 * @throws {UsageError} if there is none, or its settings cannot be used.
 */
export async function readFormTenants(
  tenant: string | undefined,
  env: ProcessContext['env'],
): Promise<readonly FormTenant[]> {
  const directories = await directoriesOf(tenant, env);
  const read = await Promise.all(directories.map(readFormTenant));
  const usable = read.filter((each) => each !== undefined);
  if (usable.length === 0)
    throw new UsageError(
      `the settings in ${directories.map((each) => join(each, 'site.json')).join(', ')} cannot be used; run forecourt validate for details`,
    );
  return usable;
}

/** Reads a tenant's folder; undefined if its settings are unusable. */
export async function readFormTenant(directory: string): Promise<FormTenant | undefined> {
  const reading = await readTenant(directory, { fs: nodeFileSystem });
  const { snapshot, brokenPages = [], files } = reading;
  if (!snapshot) return undefined;
  const unshown = [...(files?.pages ?? [])].flatMap(([path, { served }]) =>
    served === undefined ? [nameBelow(directory, path)] : [],
  );
  const dealership = embeddedDealership(snapshot);
  return { snapshot, directory, brokenPages, unshown, dealership };
}

/** True if a form of a page has errors, so that visitors don't see it. */
const hasBrokenForm = ({ page, brokenBlocks }: PageEntry): boolean =>
  [...brokenBlocks.keys()].some((pointer) =>
    isFormBlock({ type: scalarText(resolvePointer(page, `${pointer}/type`)) }),
  );

/**
 * Returns the forms of a page, in order.
 * @throws {UsageError} if one of them has errors, since its questions are unknown.
 */
export async function pageForms(
  tenant: FormTenant,
  entry: PageEntry,
): Promise<readonly PageForm[]> {
  const file = nameBelow(tenant.directory, entry.file);
  if (hasBrokenForm(entry))
    throw new UsageError(
      `${printable(file)} has a form with errors; run forecourt validate ${printable(file)} for details`,
    );
  const context = { data: tenant.dealership, site: tenant.snapshot.site };
  return Promise.all(
    formsOnPage(entry.page, tenant.snapshot).map(async ({ queries, place }) => ({
      ...place(await answerQueries(queries, context)),
      tenant,
      path: entry.page.path,
      file,
    })),
  );
}

/** Returns pages in the order of their paths. */
export const pagesOf = ({ snapshot }: FormTenant): readonly PageEntry[] =>
  [...snapshot.pages.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
