import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Where a tenant can be seen. */
export interface TenantAddress {
  readonly slug: string;
  readonly site: string;
  /** The page list, findings, dates and widths around the site. */
  readonly tool: string;
}

/** The name that the server knows a tenant by; its folder's if its settings cannot tell. */
export async function slugOf(directory: string): Promise<string> {
  try {
    const { slug } = JSON.parse(await readFile(join(directory, 'site.json'), 'utf8'));
    if (/^[a-z0-9-]+$/.test(slug)) return slug;
  } catch {
    // The server tells what is wrong with them.
  }
  return basename(resolve(directory));
}

/** Addresses of tenants by their slugs. @param at publication date to show pages at, ISO 8601. */
export function tenantAddresses(
  slugs: readonly string[],
  port: number,
  at: string | undefined,
): TenantAddress[] {
  const query = at === undefined ? '' : `?at=${at}`;
  return slugs.map((slug) => {
    const site = `http://${slug}.localhost:${port}/`;
    return { slug, site: site + query, tool: `${site}__preview${query}` };
  });
}

/** Aligned for a terminal. */
export function addressTable(addresses: readonly TenantAddress[]): string {
  const width = Math.max(0, ...addresses.map(({ slug }) => slug.length));
  const widest = Math.max(0, ...addresses.map(({ tool }) => tool.length));
  return addresses
    .map(({ slug, tool, site }) => `  ${slug.padEnd(width)}  ${tool.padEnd(widest)}  ${site}\n`)
    .join('');
}
