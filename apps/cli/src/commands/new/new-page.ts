import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { validatePage } from '@forecourt/block-schemas';
import type { Page } from '@forecourt/block-schemas';
import { pagePath, readTenant, reservedPrefix } from '@forecourt/content';
import { capitalize } from '@forecourt/domain';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { namedTenant } from '../../shared/targets/named-tenant.ts';

/** Builds the content of a new page. */
export const firstPage = (path: string, title: string): Page => ({
  schemaVersion: 1,
  path,
  title,
  blocks: [
    { type: 'header', data: { text: title, level: 1 } },
    {
      type: 'paragraph',
      data: { text: 'What is this page for? Start with the one thing that matters.' },
    },
  ],
});

const fileFor = (path: string) => `pages/${path === '/' ? 'home' : path.slice(1)}.json`;

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
  title = titleFor(path),
): Promise<{ readonly directory: string; readonly file: string }> {
  const directory = await namedTenant(tenant, env);
  const page = firstPage(path, title);
  const [fault] = validatePage(page).findings;
  if (fault !== undefined)
    throw new UsageError(
      `${fault.pointer === '/title' ? 'the title' : `"${path}"`} ${fault.message}`,
    );
  const reserved = reservedPrefix(path);
  if (reserved !== undefined)
    throw new UsageError(`${reserved} belongs to the platform; choose another path`);
  const { snapshot } = await readTenant(directory);
  const known = snapshot?.pages.get(pagePath(path));
  if (known !== undefined) throw new UsageError(`"${path}" is taken by ${known.file}`);
  const file = join(directory, fileFor(path));
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
