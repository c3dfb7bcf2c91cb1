import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { validateSite } from '@forecourt/block-schemas';
import type { Site } from '@forecourt/block-schemas';
import { readTenants } from '@forecourt/content';
import { dayIn } from '@forecourt/domain';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import { firstPage, writeNew } from './new-page.ts';

/** Input for creating a tenant. */
export interface NewTenant {
  /** Name of its folder and first label of its host. */
  readonly slug: string;
  readonly name?: string;
  readonly region: 'AU' | 'NZ';
  /** The folder of tenants. */
  readonly folder: string;
}

const timeZones = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' };

const nameFor = (slug: string) =>
  slug.replace(
    /(?:^|-)([a-z])/g,
    (part, letter: string) => (part.startsWith('-') ? ' ' : '') + letter.toUpperCase(),
  );

/**
 * Creates a tenant that can be served immediately: settings and a home page.
 * @returns the new files, relative to the working directory.
 * @throws {UsageError} for a slug that can't be one or is taken.
 */
export async function newTenant(request: NewTenant): Promise<readonly string[]> {
  const { slug, name = nameFor(slug), region, folder } = request;
  const directory = join(folder, slug);
  const others = existsSync(folder) ? [...(await readTenants(folder)).tenants.values()] : [];
  const ids = others.flatMap(({ site: { id } }) => (typeof id === 'number' ? [id] : []));
  const site: Site = {
    schemaVersion: 1,
    id: Math.max(1000, ...ids) + 1,
    slug,
    name,
    domains: [`${slug}.example`],
    region,
    timeZone: timeZones[region],
    theme: { color: { brand: '#1f4e5f', accent: '#e0a458' }, font: {} },
    navigation: {},
  };
  const [finding] = validateSite(site);
  if (finding !== undefined)
    throw new UsageError(
      `${finding.pointer === '/name' ? 'the name' : `"${slug}"`} ${finding.message}`,
    );
  if (existsSync(directory) || others.some((other) => other.slug === slug))
    throw new UsageError(`there is a tenant "${slug}" already`);
  const files = [join(directory, 'site.json'), join(directory, 'pages/home.json')] as const;
  await makeFolder(join(directory, 'pages'));
  await writeNew(files[0], site);
  const description = `New and used cars, servicing and finance at ${name}.`;
  const day = dayIn(new Date().toISOString(), site.timeZone);
  const text = `Welcome to ${name}. Talk to us about your next car, new or used.`;
  await writeNew(files[1], firstPage('/', { title: name, description }, day, text));
  return files.map((file) => relative(process.cwd(), file));
}
