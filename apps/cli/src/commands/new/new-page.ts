import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { validatePage } from '@forecourt/block-schemas';
import type { Page } from '@forecourt/block-schemas';
import { pageFile, pagePath, pathProblem, readTenant, redirectKey } from '@forecourt/content';
import { capitalize, dayIn } from '@forecourt/domain';
import { escapeText } from 'entities/escape';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { namedTenant } from '../../shared/targets/named-tenant.ts';

/** Title and description of a new page. */
export interface PageSummary {
  readonly title: string;
  /** Description for search engines. */
  readonly description?: string | undefined;
}

/**
 * Builds the content of a new page: its title, and a paragraph if there is one to show.
 * @param day the dealer's calendar day, YYYY-MM-DD.
 */
export const firstPage = (
  path: string,
  { title, description }: PageSummary,
  day: string,
  text?: string,
): Page => ({
  schemaVersion: 1,
  path,
  title,
  publicationDate: day,
  ...(description !== undefined && { seo: { description } }),
  blocks: [
    { type: 'header', data: { text: escapeText(title), level: 1 } },
    ...(text === undefined
      ? []
      : [{ type: 'paragraph' as const, data: { text: escapeText(text) } }]),
  ],
});

/** Names of the properties that options set, by pointer. */
const nameOf: Readonly<Record<string, string>> = {
  '/title': 'the title',
  '/seo/description': 'the description',
};

/** `/winter-sale` is `Winter sale`. */
const titleFor = (path: string): string => {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ') || 'home';
  return capitalize(words);
};

/**
 * Adds a page to a tenant.
 * @param tenant its folder, or its slug in the folder of tenants.
 * @returns the tenant's folder, and the new file relative to the working directory.
 * @throws {UsageError} for a tenant that is not there, a path that a page can't have or that is taken.
 */
export async function newPage(
  tenant: string,
  path: string,
  env: ProcessContext['env'],
  { title = titleFor(path), description }: Partial<PageSummary> = {},
): Promise<{ readonly directory: string; readonly file: string }> {
  const directory = await namedTenant(tenant, env);
  const { snapshot } = await readTenant(directory);
  const day = dayIn(new Date().toISOString(), snapshot?.site.timeZone ?? 'UTC');
  const page = firstPage(path, { title, description }, day);
  const [finding] = validatePage(page).findings;
  if (finding !== undefined)
    throw new UsageError(`${nameOf[finding.pointer] ?? `"${path}"`} ${finding.message}`);
  const problem = pathProblem(path, snapshot?.site);
  if (problem !== undefined) throw new UsageError(`"${path}" ${problem}; choose another path`);
  const known = snapshot?.pages.get(pagePath(path));
  if (known !== undefined) throw new UsageError(`"${path}" is taken by ${known.file}`);
  const moved = snapshot?.redirects?.get(redirectKey(path));
  if (moved !== undefined)
    throw new UsageError(
      `"${path}" is redirected to "${moved.to}", which a page there would end; remove the redirect from redirects.json, or choose another path`,
    );
  const file = join(directory, pageFile(path));
  await makeFolder(dirname(file));
  await writeNew(file, page);
  return { directory, file: relative(process.cwd(), file) };
}

/** Writes JSON to a file that is not there yet. @throws {UsageError} if it is. */
export async function writeNew(file: string, value: unknown): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'exists already' : `cannot be written (${code})`;
    throw new UsageError(`"${relative(process.cwd(), file)}" ${why}`);
  }
}
